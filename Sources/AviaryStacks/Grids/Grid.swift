@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Arranges views in rows and columns, each as large as its cells need.
///
/// The views of a ``GridRow`` are the cells of one row; any other view is a row of its own that spans all
/// columns.
///
/// - SeeAlso: Documentation/Behaviours/grid.md.
@frozen public struct Grid<Content> where Content: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where a view lies in its cell if nothing else says so.
  ///   - horizontalSpacing: The distance between columns in points; nil for what neighbours prefer.
  ///   - verticalSpacing: The distance between rows in points; nil for what neighbours prefer.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

@available(*, unavailable)
extension Grid: Sendable {}

extension Grid: _LayoutContainer {
  public nonisolated var _layout: GridLayout { layout }
  public nonisolated var _content: Content { content }
}
