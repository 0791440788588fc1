/// A key of a value that the focused view hands up.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and its scene hand up.
public struct FocusedValues {
  private var boxes: [ObjectIdentifier: TraitBox] = [:]

  init() {}

  /// The value under a key, or nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      boxes[ObjectIdentifier(key)].map { unsafeDowncast($0, to: TypedBox<Key.Value>.self).value }
    }
    set { boxes[ObjectIdentifier(key)] = newValue.map { TypedBox($0) } }
  }

  subscript<Value>(object type: Value.Type) -> Value? {
    get {
      boxes[ObjectIdentifier(type)].map { unsafeDowncast($0, to: TypedBox<Value>.self).value }
    }
    set { boxes[ObjectIdentifier(type)] = newValue.map { TypedBox($0) } }
  }

  mutating func merge(_ other: FocusedValues) {
    boxes.merge(other.boxes) { $1 }
  }
}

extension FocusedValues: Equatable {
  /// Whether both hold equal values.
  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.boxes.count == b.boxes.count
      && a.boxes.allSatisfy { key, box in b.boxes[key].map { box.isEqual(to: $0) } ?? false }
  }
}
