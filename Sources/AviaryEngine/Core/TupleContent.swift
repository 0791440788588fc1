import AviaryGraph

/// The content of several statements in a builder, one after another.
///
/// It is a view where all of its members are, and so on for other kinds of content.
public struct TupleContent<each Content> {
  /// The members, in their order.
  public var content: (repeat each Content)

  /// Makes content of a tuple.
  ///
  /// - Parameter content: The members, in their order.
  public nonisolated init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleContent: Sendable where repeat each Content: Sendable {}

extension TupleContent: View where repeat each Content: View {
  public var body: Never { primitiveBody(of: "TupleContent") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    withUnsafePointer(to: view.content) { members.makeList(UnsafeRawPointer($0), inputs) }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    withUnsafePointer(to: view.content) { members.update(list, UnsafeRawPointer($0)) }
  }

  public nonisolated static var _shape: _ListShape { members.shape }

  private nonisolated static var members: TupleMembers {
    TupleMembers.of(Self.self) {
      var types: [any View.Type] = []
      repeat types.append((each Content).self)
      return types
    }
  }
}
