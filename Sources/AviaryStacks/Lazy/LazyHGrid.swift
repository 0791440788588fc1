@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in rows of given lengths, and makes only those that are visible.
///
/// Headers and footers of sections get a line of their own.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md, lazy-grid-tracks.md.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy grid.
  ///
  /// - Parameters:
  ///   - rows: The rows' lengths, alignments and the distances between them.
  ///   - alignment: Where the rows lie in the grid, and views in rows without an alignment of their own.
  ///   - spacing: The distance between columns in points; nil for 8.
  ///   - pinnedViews: Which headers and footers of sections stay visible while their section is.
  ///   - content: The subviews.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

@available(*, unavailable)
extension LazyHGrid: Sendable {}

extension LazyHGrid: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    LazyNode(list, place)
  }
}

extension LazyHGrid: LazyContainer {
  nonisolated var configuration: LazyConfiguration {
    LazyConfiguration(
      axis: .horizontal,
      tracks: rows.map(GridTrack.init),
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing,
      pinnedViews: pinnedViews
    )
  }

  nonisolated var lazyContent: Content { content }
}
