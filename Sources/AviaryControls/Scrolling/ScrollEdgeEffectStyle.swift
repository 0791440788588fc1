public import AviaryEngine
public import AviaryGeometry

/// How content fades where it scrolls under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, hard, soft }
  private let kind: Kind

  /// As it suits the bar.
  public static var automatic: ScrollEdgeEffectStyle { Self(kind: .automatic) }
  /// With an edge.
  public static var hard: ScrollEdgeEffectStyle { Self(kind: .hard) }
  /// Without one.
  public static var soft: ScrollEdgeEffectStyle { Self(kind: .soft) }
}

extension View {
  /// Says once that content does not fade where it scrolls under bars: they have a ground of their own here.
  private nonisolated func withoutEdgeEffect(_ name: String) -> Self {
    Warnings.once("\(name) has no effect: content does not fade under bars here")
    return self
  }

  /// Would set how content fades where it scrolls under bars; says once that it doesn't fade here.
  ///
  /// - Parameters:
  ///   - style: How it fades; nil for the usual way.
  ///   - edges: At which edges.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    style == nil || style == .automatic ? self : withoutEdgeEffect("scrollEdgeEffectStyle")
  }

  /// Hides what makes content fade where it scrolls under bars, of which there is nothing here.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden; false says once that there is nothing to show.
  ///   - edges: At which edges.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View {
    hidden ? self : withoutEdgeEffect("scrollEdgeEffectHidden")
  }

  /// Turns off what makes content fade where it scrolls under bars, of which there is nothing here.
  ///
  /// - Parameters:
  ///   - disabled: Whether it is off; false says once that there is nothing to show.
  ///   - edges: At which edges.
  public nonisolated func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View {
    disabled ? self : withoutEdgeEffect("scrollEdgeEffectDisabled")
  }
}
