/// Several views as one value.
///
/// A group has no view of its own: its members stand where it stands, and a modifier on it applies
/// to each of them.
public struct Group<Content> {
  package let content: Content

  /// Creates a group of what a builder of its kind has made.
  @_disfavoredOverload
  package nonisolated init(_content: Content) { content = _content }

  // The forms with builders of their own, for tabs and scenes, are disfavoured: where this one fits, the compiler
  // looks no further, and groups in groups take no longer to check.

  /// Several views as one value, where one is asked for, or to modify each of them.
  ///
  /// They may be items of bars, commands, and what else a content builder builds, as well.
  ///
  /// - Parameter content: The members, each of which a modifier of the group applies to.
  public nonisolated init(@ContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View where Content: View {
  public var body: Never { primitiveBody(of: "Group") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    Content._makeList(view.content, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    Content._updateList(list, view.content)
  }

  public nonisolated static var _shape: _ListShape { Content._shape }
}
