/// Weakens a symbol and lights it up again.
///
/// Apple's lights one layer after another. Our symbols have one layer, for which it is the same whether layers go out again
/// or stay lit.
public struct VariableColorSymbolEffect: Hashable, Sendable {
  private var reverses = false
  private var hides = false

  /// One layer after another, each for its own time; with one layer the same as ``cumulative``.
  public var iterative: Self { self }
  /// One layer after another, which stay lit; with one layer the same as ``iterative``.
  public var cumulative: Self { self }

  /// Goes out as slowly as it lights up.
  public var reversing: Self { Self(reverses: true, hides: hides) }
  /// Goes out quickly, as it does unless told otherwise.
  public var nonReversing: Self { Self(reverses: false, hides: hides) }

  /// What is not lit can't be seen.
  public var hideInactiveLayers: Self { Self(reverses: reverses, hides: true) }
  /// What is not lit is weaker, as it is unless told otherwise.
  public var dimInactiveLayers: Self { Self(reverses: reverses, hides: false) }
}

extension VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(reverses: reverses, hides: hides)
    )
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Weakens a symbol and lights it up again.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
