/// Draws a symbol larger or smaller.
public struct ScaleSymbolEffect: Hashable, Sendable {
  private var goesUp = true

  /// The symbol is larger, as it is unless told otherwise.
  public var up: Self { Self(goesUp: true) }
  /// The symbol is smaller.
  public var down: Self { Self(goesUp: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(up: goesUp))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Draws a symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
