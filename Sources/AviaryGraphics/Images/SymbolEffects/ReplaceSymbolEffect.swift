/// Replaces one symbol by another one.
public struct ReplaceSymbolEffect: Hashable, Sendable {
  private(set) var style = SymbolReplacementStyle.downUp

  /// The old symbol shrinks, then the new one grows, as they do unless told otherwise.
  public var downUp: Self { Self(style: .downUp) }
  /// The old symbol grows, then the new one does.
  public var upUp: Self { Self(style: .upUp) }
  /// The old symbol is gone at once, the new one grows.
  public var offUp: Self { Self(style: .offUp) }

  /// The old symbol shrinks, then the new one grows.
  public static var downUp: Self { Self(style: .downUp) }
  /// The old symbol grows, then the new one does.
  public static var upUp: Self { Self(style: .upUp) }
  /// The old symbol is gone at once, the new one grows.
  public static var offUp: Self { Self(style: .offUp) }

  /// What two symbols have in common stays, and the rest is replaced.
  ///
  /// Our symbols are drawings without parts that others could share, so `fallback` is what is shown.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// The effect layer by layer; our symbols have one layer, so it is the same.
  public var byLayer: Self { self }
  /// The effect on all layers at once.
  public var wholeSymbol: Self { self }
}

extension ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(style)) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces one symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect {
  /// Keeps what two symbols have in common, and replaces the rest.
  public struct MagicReplace: Hashable, Sendable {
    let fallback: ReplaceSymbolEffect
  }
}

extension ReplaceSymbolEffect.MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { fallback.configuration }
}
