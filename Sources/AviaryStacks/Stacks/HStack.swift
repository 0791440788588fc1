@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in a row.
@frozen public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where subviews of different heights meet; `.center` by default.
  ///   - spacing: The distance between subviews in points, the same everywhere; negative ones let
  ///     them overlap. nil, and what is not finite, for what each two of them prefer.
  ///   - content: The subviews, from the leading edge on.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@available(*, unavailable)
extension HStack: Sendable {}

extension HStack: _LayoutContainer {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    StackViewNode(list, place)
  }

  public nonisolated var _layout: HStackLayout { layout }
  public nonisolated var _content: Content { content }
}
