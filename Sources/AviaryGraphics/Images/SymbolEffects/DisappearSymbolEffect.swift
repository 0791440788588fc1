/// Hides a symbol, scaling and fading it out.
public struct DisappearSymbolEffect: Hashable, Sendable {
  private var scalesUp = false

  /// The symbol grows as it disappears.
  public var up: Self { Self(scalesUp: true) }
  /// The symbol shrinks as it disappears, as it does unless told otherwise.
  public var down: Self { Self(scalesUp: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(scalesUp: scalesUp))
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides a symbol, scaling and fading it out.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
