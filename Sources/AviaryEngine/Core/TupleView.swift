/// The views of several statements in a builder, one after another, in sources for SDKs before 27.
///
/// A builder makes ``TupleContent``, unless this type is written out.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Makes one view of a tuple of views, in their order.
  ///
  /// - Precondition: Each member is a `View`; else the program ends with a message that names the member's type.
  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public var body: Never { primitiveBody(of: "TupleView") }

  public nonisolated static func _makeList(_ view: TupleView<T>, _ inputs: _ListInputs) -> _ViewList
  {
    withUnsafePointer(to: view.value) { members.makeList(UnsafeRawPointer($0), inputs) }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: TupleView<T>) {
    withUnsafePointer(to: view.value) { members.update(list, UnsafeRawPointer($0)) }
  }

  public nonisolated static var _shape: _ListShape { members.shape }

  private nonisolated static var members: TupleMembers { TupleMembers.of(Self.self) { T.self } }
}
