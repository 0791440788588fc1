/// What suits the place: symbols fade and scale as they come, go, or are replaced.
public struct AutomaticSymbolEffect: Hashable, Sendable {
}

extension AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect
{
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
