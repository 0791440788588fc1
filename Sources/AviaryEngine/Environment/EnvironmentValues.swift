public import Observation

/// A key of a value that is handed down the tree.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody wrote one.
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down to it.
///
/// Reading a value inside a body, or anything else that the engine runs, records the key: the
/// reader runs again when that key's value changes, and for no other.
public struct EnvironmentValues: CustomStringConvertible {
  package let scope: EnvironmentScope?
  /// What was written over the scope, newest last.
  private(set) var writes: [EnvironmentScope.Entry] = []

  /// Makes values of which each is its key's default.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value under a key, or the key's default.
  ///
  /// Reading it in a body makes the body run again when it changes.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Not by way of an optional value, whose type would have to be looked up at each reading.
      guard let box = box(ObjectIdentifier(key)) else { return K.defaultValue }
      return unsafeDowncast(box, to: TypedBox<K.Value>.self).value
    }
    set { write(ObjectIdentifier(key), newValue) }
  }

  /// The object of that type, or nil.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get {
      // What is written is an optional object.
      let found: T?? = value(ObjectIdentifier(objectType))
      return found ?? nil
    }
    set { write(ObjectIdentifier(objectType), newValue) }
  }

  package func value<Value>(_ key: ObjectIdentifier) -> Value? {
    guard let box = box(key) else { return nil }
    return unsafeDowncast(box, to: TypedBox<Value>.self).value
  }

  /// The box that holds a key's value, for values that are costly to copy; nil where nobody wrote
  /// it.
  package func box(_ key: ObjectIdentifier) -> TraitBox? {
    if let entry = writes.last(where: { $0.key == key }) { return entry.box }
    return scope?.box(key)
  }

  package mutating func write<Value>(_ key: ObjectIdentifier, _ value: Value) {
    let box = TypedBox(value)
    if let index = writes.firstIndex(where: { $0.key == key }) {
      writes[index].box = box
    } else {
      writes.append(EnvironmentScope.Entry(key: key, box: box))
    }
  }

  /// What was written, the innermost first: names of values, and the values that can be told in words.
  public var description: String {
    var entries = Array(writes.reversed())
    var scope = scope
    while let current = scope {
      entries += current.entries.reversed()
      scope = current.parent
    }
    var known: Set<ObjectIdentifier> = []
    let names = entries.filter { known.insert($0.key).inserted }.map(\.nameAndValue)
    return "[\(names.joined(separator: ", "))]"
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
