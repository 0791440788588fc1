/// Several views as one value.
///
/// A group has no view of its own: its members stand where it stands, and a modifier on it applies
/// to each of them.
public struct Group<Content> {
  package let content: Content

  /// Creates a group of what a builder of its kind has made.
  package nonisolated init(_content: Content) { content = _content }
}

extension Group: View where Content: View {
  /// Several views as one value, where one is asked for, or to modify each of them.
  ///
  /// - Parameter content: The members, each of which a modifier of the group applies to.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { primitiveBody(of: "Group") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    Content._makeList(view.content, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    Content._updateList(list, view.content)
  }

  public nonisolated static var _shape: _ListShape { Content._shape }
}
