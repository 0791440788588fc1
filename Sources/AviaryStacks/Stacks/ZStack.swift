@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryLayout

/// Lays its subviews over each other, the last one on top.
@frozen public struct ZStack<Content: View> {
  let layout: ZStackLayout
  let content: Content

  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: Where subviews of different sizes meet; `.center` by default.
  ///   - content: The subviews, the backmost first.
  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@available(*, unavailable)
extension ZStack: Sendable {}

extension ZStack: _LayoutContainer {
  public nonisolated var _layout: ZStackLayout { layout }
  public nonisolated var _content: Content { content }
}
