@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in a column, and makes only those that are visible.
///
/// It takes the proposed width, and is as long as its subviews: those that were never seen count as
/// the mean of those that were. State of a subview that left may be dropped.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy column.
  ///
  /// - Parameters:
  ///   - alignment: How subviews lie across; `.center` by default.
  ///   - spacing: The distance between subviews in points; nil, and what is not finite,
  ///     for 8.
  ///   - pinnedViews: Which headers and footers of sections stay visible while their section is;
  ///     none by default.
  ///   - content: The subviews.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@available(*, unavailable)
extension LazyVStack: Sendable {}

extension LazyVStack: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    LazyNode(list, place)
  }
}

extension LazyVStack: LazyContainer {
  nonisolated var configuration: LazyConfiguration {
    LazyConfiguration(
      axis: .vertical,
      tracks: nil,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing,
      pinnedViews: pinnedViews
    )
  }

  nonisolated var lazyContent: Content { content }
}
