/// Fades a symbol and brings it back.
public struct PulseSymbolEffect: Hashable, Sendable {

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades a symbol and brings it back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
