/// What a window or a picture shows, with nothing beside it.
package struct OutermostContent<Content: View> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension OutermostContent: View {
  package var body: Never { primitiveBody(of: "OutermostContent") }

  package nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    Content._makeList(view.content, inputs.outermost())
  }

  package nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    Content._updateList(list, view.content)
  }

  package nonisolated static var _shape: _ListShape { Content._shape }
}
