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
  init(key: ObjectIdentifier) { self.key = key }
}

/// Collects and reduces.
package final class TypedPreferenceCollector<K: PreferenceKey>: PreferenceCollector {
  /// The reduced value, or nil while nobody wrote one.
  package private(set) var value: K.Value?

  package init() { super.init(key: ObjectIdentifier(K.self)) }

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
    node.collectPreferences(collector)
    return collector.value ?? K.defaultValue
  }
}
