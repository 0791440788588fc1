/// Shows a symbol, scaling and fading it in.
public struct AppearSymbolEffect: Hashable, Sendable {
  private var scalesUp = true

  /// The symbol grows as it appears, as it does unless told otherwise.
  public var up: Self { Self(scalesUp: true) }
  /// The symbol shrinks as it appears.
  public var down: Self { Self(scalesUp: false) }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(scalesUp: scalesUp))
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Shows a symbol, scaling and fading it in.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
