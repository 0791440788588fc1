/// A view that takes no part: no subview, no size, no spacing.
///
/// As other content it is no items of bars, and no commands.
public struct EmptyView: Sendable {
  /// Makes a view that resolves to no subviews: it takes no space, and no spacing either.
  public nonisolated init() {}
}

extension EmptyView: View {
  public var body: Never { primitiveBody(of: "EmptyView") }

  public nonisolated static func _makeList(_ view: EmptyView, _ inputs: _ListInputs) -> _ViewList {
    EmptyList(inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: EmptyView) {}

  public nonisolated static var _shape: _ListShape { .empty }
}
