import AviaryGraph
@_spi(Reflection) import Swift

/// The views of several statements in a builder, one after another.
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
    let members = TupleMembers.of(T.self)
    return SequenceList(inputs) { path in
      withUnsafePointer(to: view.value) { value in
        members.types.enumerated().map { index, member in
          make(
            member.type,
            UnsafeRawPointer(value) + member.offset,
            inputs.member(of: path, .index(index))
          )
        }
      }
    }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: TupleView<T>) {
    let members = TupleMembers.of(T.self)
    withUnsafePointer(to: view.value) { value in
      unsafeDowncast(list, to: SequenceList.self).forEachMember { index, list in
        let member = members.types[index]
        update(member.type, list, UnsafeRawPointer(value) + member.offset)
      }
    }
  }

  public nonisolated static var _shape: _ListShape { TupleMembers.of(T.self).shape }

  private nonisolated static func make<V: View>(
    _ type: V.Type,
    _ value: UnsafeRawPointer,
    _ inputs: _ListInputs
  ) -> _ViewList {
    V._makeList(value.assumingMemoryBound(to: V.self).pointee, inputs)
  }

  private nonisolated static func update<V: View>(
    _ type: V.Type,
    _ list: _ViewList,
    _ value: UnsafeRawPointer
  ) {
    V._updateList(list, value.assumingMemoryBound(to: V.self).pointee)
  }
}

/// The view types that a tuple type holds and where each lies in it, found once for each type.
package struct TupleMembers {
  let types: [(offset: Int, type: any View.Type)]

  var shape: _ListShape { types.reduce(.empty) { $0 + $1.type._shape } }

  private static let known = TypeTable<TupleMembers>()

  static func of<T>(_ type: T.Type) -> TupleMembers {
    known.fact(of: type) { find(in: type) }
  }

  private static func find<T>(in type: T.Type) -> TupleMembers {
    var types: [(offset: Int, type: any View.Type)] = []
    if let single = type as? any View.Type {
      types = [(0, single)]
    } else {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        guard let viewType = fieldType as? any View.Type else {
          fatalError("TupleView holds \(fieldType), which is no View")
        }
        types.append((offset, viewType))
        return true
      }
    }
    return TupleMembers(types: types)
  }
}
