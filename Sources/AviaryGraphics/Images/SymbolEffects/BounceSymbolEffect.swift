/// Scales a symbol for a moment, so that it swings back.
public struct BounceSymbolEffect: Hashable, Sendable {
  private var goesUp = true

  /// The symbol grows first, as it does unless told otherwise.
  public var up: Self { Self(goesUp: true) }
  /// The symbol shrinks first.
  public var down: Self { Self(goesUp: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(up: goesUp))
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Scales a symbol for a moment, so that it swings back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
