@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in columns of given lengths, and makes only those that are visible.
///
/// Headers and footers of sections get a line of their own.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md, lazy-grid-tracks.md.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy grid.
  ///
  /// - Parameters:
  ///   - columns: The columns' lengths, alignments and the distances between them.
  ///   - alignment: Where the columns lie in the grid, and views in columns without an alignment of
  ///     their own; `.center` by default.
  ///   - spacing: The distance between rows in points; nil, and what is not finite, for 8.
  ///   - pinnedViews: Which headers and footers of sections stay visible while their section is;
  ///     none by default.
  ///   - content: The subviews.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@available(*, unavailable)
extension LazyVGrid: Sendable {}

extension LazyVGrid: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    LazyNode(list, place)
  }
}

extension LazyVGrid: LazyContainer {
  nonisolated var configuration: LazyConfiguration {
    LazyConfiguration(
      axis: .vertical,
      tracks: columns.map(GridTrack.init),
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing,
      pinnedViews: pinnedViews
    )
  }

  nonisolated var lazyContent: Content { content }
}
