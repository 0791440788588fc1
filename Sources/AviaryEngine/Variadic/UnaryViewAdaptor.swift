/// A view that makes one of whatever its content consists of.
///
/// Its children stand as they would in the root of a tree of one view: over each other.
public struct _UnaryViewAdaptor<Content: View>: View {
  /// What is made one.
  public var content: Content

  /// Makes one view of a content.
  public init(_ content: Content) { self.content = content }

  public var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  private struct Root: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }
}

@available(*, unavailable)
extension _UnaryViewAdaptor: Sendable {}
