/// Turns a symbol once around.
public struct RotateSymbolEffect: Hashable, Sendable {
  private var isClockwise = true

  /// The symbol turns clockwise, as it does unless told otherwise.
  public var clockwise: Self { Self(isClockwise: true) }
  /// The symbol turns counter-clockwise.
  public var counterClockwise: Self { Self(isClockwise: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(clockwise: isClockwise))
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns a symbol once around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
