/// Lets a symbol grow slowly and shrink again.
public struct BreatheSymbolEffect: Hashable, Sendable {
  private var fades = false

  /// The symbol also fades.
  public var pulse: Self { Self(fades: true) }
  /// The symbol changes its size alone, as it does unless told otherwise.
  public var plain: Self { Self(fades: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(fades: fades))
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Lets a symbol grow slowly and shrink again.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
