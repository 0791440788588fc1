/// Something that a part of a text is marked with, for a ``TextRenderer`` to find.
public protocol TextAttribute: Hashable {}

/// The marks of a part of a text, one of a type.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  var isEmpty: Bool { values.isEmpty }

  func value<T: TextAttribute>(_ key: T.Type) -> T? {
    values[ObjectIdentifier(key)]?.base as? T
  }

  mutating func set<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }

  /// Adds the marks of another part; they win.
  mutating func merge(_ other: CustomTextAttributes) {
    values.merge(other.values) { $1 }
  }
}

extension Text {
  /// Marks the text for a ``TextRenderer``; of several marks of a type the innermost counts.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var attributes = CustomTextAttributes()
    attributes.set(value)
    return modified(.attributes(attributes))
  }
}
