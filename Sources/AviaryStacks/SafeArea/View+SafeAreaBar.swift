@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

extension View {
  /// Shows a bar above or below this view, and lessens this view's safe area by it.
  ///
  /// Lies as `safeAreaInset` would put it. Scroll views draw no effect at their edges, so that none reaches under
  /// the bar.
  ///
  /// - Parameters:
  ///   - edge: Where the bar goes.
  ///   - alignment: How both lie to each other across.
  ///   - spacing: The distance between both in points; nil for 8.
  ///   - content: What the bar shows.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar before or behind this view, and lessens this view's safe area by it.
  ///
  /// Lies as `safeAreaInset` would put it. Scroll views draw no effect at their edges, so that none reaches under
  /// the bar.
  ///
  /// - Parameters:
  ///   - edge: Where the bar goes.
  ///   - alignment: How both lie to each other across.
  ///   - spacing: The distance between both in points; nil for 8.
  ///   - content: What the bar shows.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
