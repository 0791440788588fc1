@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryStacks

/// Views side by side, with lines between them that a person can drag.
///
/// A view is no narrower than it can be, and no wider than it wants to be. What they can't fill
/// together is left empty at the end.
public struct HSplitView<Content: View> {
  let content: Content

  /// Creates a view of panes.
  ///
  /// - Parameter content: Each of its views is a pane.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: _Control {
  public var _controlBody: some View { SplitPanes(axis: .horizontal, content: content) }
}

@available(*, unavailable)
extension HSplitView: Sendable {}

/// Views above each other, with lines between them that a person can drag.
///
/// A view is no lower than it can be, and no higher than it wants to be. What they can't fill
/// together is left empty at the bottom.
public struct VSplitView<Content: View> {
  let content: Content

  /// Creates a view of panes.
  ///
  /// - Parameter content: Each of its views is a pane.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: _Control {
  public var _controlBody: some View { SplitPanes(axis: .vertical, content: content) }
}

@available(*, unavailable)
extension VSplitView: Sendable {}
