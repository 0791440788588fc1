import AviaryGraph
@_spi(Reflection) import Swift

/// The view types that a tuple type holds and where each lies in it, found once for each type.
package struct TupleMembers {
  let types: [(offset: Int, type: any View.Type)]

  var shape: _ListShape { types.reduce(.empty) { $0 + $1.type._shape } }

  private static let known = TypeTable<TupleMembers>()

  /// The members of a type that holds a tuple.
  ///
  /// - Parameters:
  ///   - owner: The type.
  ///   - tuple: Finds the type of its tuple; called the first time.
  static func of<Owner>(_ owner: Owner.Type, tuple: () -> Any.Type) -> TupleMembers {
    known.fact(of: owner) { find(in: tuple()) }
  }

  /// The members of a type that holds a tuple of known views.
  ///
  /// - Parameters:
  ///   - owner: The type.
  ///   - members: Tells the types of the views, in their order; called the first time.
  static func of<Owner>(_ owner: Owner.Type, members: () -> [any View.Type]) -> TupleMembers {
    known.fact(of: owner) { TupleMembers(members()) }
  }

  private init(types: [(offset: Int, type: any View.Type)]) { self.types = types }

  /// Each member of a tuple lies after the one before, where its alignment allows.
  private init(_ members: [any View.Type]) {
    func layout<V: View>(_ type: V.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<V>.size, MemoryLayout<V>.alignment)
    }
    var end = 0
    types = members.map { type in
      let (size, alignment) = layout(type)
      let offset = (end + alignment - 1) & ~(alignment - 1)
      end = offset + size
      return (offset, type)
    }
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

  /// Makes the list of a tuple's views.
  func makeList(_ tuple: UnsafeRawPointer, _ inputs: _ListInputs) -> _ViewList {
    SequenceList(inputs) { path in
      types.enumerated().map { index, member in
        Self.make(member.type, tuple + member.offset, inputs.member(of: path, .index(index)))
      }
    }
  }

  /// Gives a list that ``makeList(_:_:)`` made the views of another tuple.
  func update(_ list: _ViewList, _ tuple: UnsafeRawPointer) {
    unsafeDowncast(list, to: SequenceList.self).forEachMember { index, list in
      Self.update(types[index].type, list, tuple + types[index].offset)
    }
  }

  private static func make<V: View>(
    _ type: V.Type,
    _ value: UnsafeRawPointer,
    _ inputs: _ListInputs
  ) -> _ViewList {
    V._makeList(value.assumingMemoryBound(to: V.self).pointee, inputs)
  }

  private static func update<V: View>(
    _ type: V.Type,
    _ list: _ViewList,
    _ value: UnsafeRawPointer
  ) {
    V._updateList(list, value.assumingMemoryBound(to: V.self).pointee)
  }
}
