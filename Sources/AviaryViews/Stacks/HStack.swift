public import AviaryGeometry
public import AviaryLayout
public import Foundation

/// Lays out its subviews in a row.
@frozen public struct HStack<Content: View> {
  let layout: HStackLayout
  let content: Content

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
  public nonisolated var _layout: HStackLayout { layout }
  public nonisolated var _content: Content { content }
}
