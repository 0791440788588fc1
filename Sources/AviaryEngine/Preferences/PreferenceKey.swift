/// A key of a value that views hand up the tree, reduced on the way.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the value so far with the next one, in the order of views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Collects the values of one key from nodes, in order.
@_spi(Engine) public class PreferenceCollector {
  package let key: ObjectIdentifier
  /// Whether all nodes have a value, and none is remembered: values change with layout.
  package let asksEverybody: Bool

  init(key: ObjectIdentifier, asksEverybody: Bool) {
    self.key = key
    self.asksEverybody = asksEverybody
  }

  /// A collector of the same key that has nothing yet.
  func makeEmpty() -> PreferenceCollector { preconditionFailure("abstract") }
  /// Adds what another collector of the same key has.
  func add(collected other: PreferenceCollector) { preconditionFailure("abstract") }
}

/// Collects and reduces.
package final class TypedPreferenceCollector<K: PreferenceKey>: PreferenceCollector {
  /// The reduced value, or nil while nobody wrote one.
  package private(set) var value: K.Value?

  package init() {
    super.init(
      key: ObjectIdentifier(K.self),
      asksEverybody: K.self is any GeometricPreferenceKey.Type
    )
  }

  override func makeEmpty() -> PreferenceCollector { TypedPreferenceCollector<K>() }

  override func add(collected other: PreferenceCollector) {
    if let new = unsafeDowncast(other, to: TypedPreferenceCollector<K>.self).value { add(new) }
  }

  package func add(_ new: K.Value) {
    if var value {
      K.reduce(value: &value) { new }
      self.value = value
    } else {
      value = new
    }
  }

  /// The value of a node and all in it, as the default where nobody wrote one.
  package static func value(of node: ViewNode) -> K.Value {
    let collector = TypedPreferenceCollector<K>()
    node.gatherPreferences(collector)
    return collector.value ?? K.defaultValue
  }
}
