import AviaryGraph

/// A box for one value of some type; compared without knowing the type.
package class TraitBox {
  func isEqual(to other: TraitBox) -> Bool { preconditionFailure("boxes have a type") }
  var anyValue: Any { preconditionFailure("boxes have a type") }
}

package final class TypedBox<Value>: TraitBox {
  package let value: Value
  package init(_ value: Value) { self.value = value }

  package override var anyValue: Any { value }

  package override func isEqual(to other: TraitBox) -> Bool {
    guard let other = other as? TypedBox<Value> else { return false }
    return ValueEquality.isEqual(value, other.value)
  }
}

/// What is written on one element for the container around it: container values, tags, layout values,
/// priority, z index.
///
/// Written outermost first, so that the innermost write of a key stays.
public struct _ViewTraits {
  package struct Entry {
    let key: ObjectIdentifier
    let box: TraitBox
    /// Sent when the writer's value changes; nil for what cannot change.
    let signal: Signal?
  }

  package private(set) var entries: [Entry] = []
  /// The signal that is noted with each write.
  var writer: Signal?
  /// Whether the tags that a `ForEach` gives its elements are left out: few ask for them.
  var leavesOutMadeTags: Bool
  /// Whether some of it was written behind a proxy.
  ///
  /// Changes there are told by signals alone, not by the list.
  private(set) var isBorrowed = false
  /// Sent when another element takes the place of this one, on which other things are written.
  private var exchanges: [Signal] = []

  package init() { leavesOutMadeTags = false }

  init(leavingOutMadeTags: Bool) { leavesOutMadeTags = leavingOutMadeTags }

  package func box(_ key: ObjectIdentifier) -> TraitBox? {
    entries.first { $0.key == key }?.box
  }

  /// The value under a key, recorded as read by whoever runs.
  package func value<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    for exchange in exchanges { exchange.track() }
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    entry.signal?.track()
    return unsafeDowncast(entry.box, to: TypedBox<Value>.self).value
  }

  package mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    let entry = Entry(key: key, box: TypedBox(value), signal: writer)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Writes what others hold over what is here.
  mutating func overwrite(with others: _ViewTraits) {
    for entry in others.entries {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }

  /// Notes that what follows is written behind a proxy.
  ///
  /// - Parameter exchange: Tells of another element behind the proxy; nil where there is none.
  mutating func borrow(from exchange: Signal?) {
    isBorrowed = true
    if let exchange { exchanges.append(exchange) }
  }

  /// Tells a reader of each change of what is written.
  func subscribe(_ reader: Dependent) {
    for exchange in exchanges { exchange.subscribe(reader) }
    for entry in entries { entry.signal?.subscribe(reader) }
  }

  package func contains(_ key: ObjectIdentifier) -> Bool {
    entries.contains { $0.key == key }
  }
}

/// A list that writes traits on all of its elements.
package protocol TraitWriter: AnyObject {
  func write(to traits: inout _ViewTraits)
}

/// What is written on an element.
@_spi(Engine) public typealias ViewTraits = _ViewTraits
