@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in a column.
@frozen public struct VStack<Content: View> {
  let layout: VStackLayout
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: Where subviews of different widths meet; `.center` by default.
  ///   - spacing: The distance between subviews in points, the same everywhere; negative ones let
  ///     them overlap. nil, and what is not finite, for what each two of them prefer.
  ///   - content: The subviews, from the top down.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@available(*, unavailable)
extension VStack: Sendable {}

extension VStack: _LayoutContainer {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    StackViewNode(list, place)
  }

  public nonisolated var _layout: VStackLayout { layout }
  public nonisolated var _content: Content { content }
}
