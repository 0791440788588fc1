@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

/// Shows a part of its content that is larger than the space for it.
///
/// Along the axes of scrolling the content has its ideal length, and the scroll view takes what is
/// proposed; across them the scroll view is as wide as its content. Several views form a centred
/// column, whatever the axes.
///
/// - SeeAlso: Documentation/Behaviours/scroll-views.md; layout-rules C1 to C5, Z1, Z6.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content

  /// The axes along which the content may be longer than the scroll view.
  public var axes: Axis.Set

  /// Whether indicators may be drawn; see ``View/scrollIndicators(_:axes:)``.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be longer than the scroll view; `.vertical` by
  ///     default.
  ///   - content: What is scrolled.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    showsIndicators = true
  }

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be longer than the scroll view; `.vertical` by
  ///     default.
  ///   - showsIndicators: Whether indicators may be drawn; `true` by default.
  ///   - content: What is scrolled.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

@available(*, unavailable)
extension ScrollView: Sendable {}

extension ScrollView: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    ScrollViewNode(list, place)
  }
}
