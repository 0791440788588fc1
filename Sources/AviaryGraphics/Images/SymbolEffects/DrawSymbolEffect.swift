/// Draws a symbol on.
///
/// Symbols have no order of strokes here: all of it appears at once.
public struct DrawOnSymbolEffect: Hashable, Sendable {
  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
  /// The effect on one layer after the other; our symbols have one, so it is the same.
  public var individually: Self { self }
}

extension DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(scalesUp: true))
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws a symbol on.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Takes a symbol away as if it were drawn backwards.
///
/// Symbols have no order of strokes here: all of it goes at once.
public struct DrawOffSymbolEffect: Hashable, Sendable {
  /// What was drawn last goes first; here all goes at once.
  public var reversed: Self { self }
  /// What was drawn first goes first; here all goes at once.
  public var nonReversed: Self { self }
  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
  /// The effect on one layer after the other; our symbols have one, so it is the same.
  public var individually: Self { self }
}

extension DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(scalesUp: false))
  }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes a symbol away as if it were drawn backwards.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
