import Foundation
@_spi(Reflection) import Swift

/// A type that is passed over when the values that hold it are compared: a state's first value, say.
package protocol IgnoredInComparison {}

/// A type of which only a part counts when values are compared: a proxy's identity, say.
package protocol ComparedByKey {
  associatedtype ComparisonKey: Equatable
  var comparisonKey: ComparisonKey { get }
}

/// A type that holds a value or another, so that its bytes need not tell: an optional, a condition.
package protocol ComparedByContent {
  /// Whether two values hold the same.
  static func holdsSame(_ left: Self, _ right: Self) -> Bool
}

extension Optional: ComparedByContent {
  package static func holdsSame(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.some(let left), .some(let right)): ValueEquality.isEqual(left, right)
    default: false
    }
  }
}

/// Tells whether two values of any type are the same, as far as that can be known.
///
/// Equal bytes are equal values. Where bytes differ, `Equatable` decides; else the fields do, one by one;
/// closures and references are the same only if their bytes are. The answer may be false for values that a
/// human would call equal (it then costs an update), never true for values that differ.
package enum ValueEquality {
  package static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right), of: Value.self)
      }
    }
  }

  /// Whether two values agree in one stored property.
  ///
  /// A closure must be compared so: handed over by itself it would be wrapped anew each time.
  package static func isEqual<Value>(_ left: Value, _ right: Value, in field: String) -> Bool {
    let comparator = fieldComparators.fact(of: Value.self) { makeFieldComparator(of: Value.self) }
    guard let field = comparator.fields.first(where: { $0.name == field }) else { return false }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        field.isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  private static func isEqual<Value>(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    of type: Value.Type
  ) -> Bool {
    let size = MemoryLayout<Value>.size
    if size == 0 || sameBytes(left, right, size) { return true }
    return comparator(of: type).isEqual(left, right)
  }

  private static func sameBytes(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    _ size: Int
  ) -> Bool {
    memcmp(left, right, size) == 0
  }

  // MARK: - Comparators, one a type

  /// How values of one type are compared whose bytes differ.
  ///
  /// An object, so that comparing copies none of what is in it.
  private final class Comparator {
    enum Rule {
      /// Other bytes are another value.
      case bytes
      case ignored
      case equality((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
      case fields
    }

    private let rule: Rule
    /// The stored properties, where they decide; they stay as long as the process, as what is known of types does.
    let fields: UnsafeBufferPointer<Field>

    init(_ rule: Rule) {
      self.rule = rule
      fields = UnsafeBufferPointer(start: nil, count: 0)
    }

    init(_ fields: [Field]) {
      rule = .fields
      let memory = UnsafeMutableBufferPointer<Field>.allocate(capacity: fields.count)
      _ = memory.initialize(from: fields)
      self.fields = UnsafeBufferPointer(memory)
    }

    func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      switch rule {
      case .bytes: return false
      case .ignored: return true
      case .equality(let isEqual): return isEqual(left, right)
      case .fields:
        for index in fields.indices where !fields[index].isEqual(left, right) { return false }
        return true
      }
    }
  }

  /// A stored property of a type.
  private struct Field {
    let name: String
    let offset: Int
    let size: Int
    /// Found when it is needed first.
    let comparator: () -> Comparator

    /// - Parameters: The values that have the property.
    func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      let (left, right) = (left + offset, right + offset)
      return size == 0 || sameBytes(left, right, size) || comparator().isEqual(left, right)
    }
  }

  private static let comparators = TypeTable<Comparator>()
  private static let fieldComparators = TypeTable<Comparator>()

  private static func comparator<Value>(of type: Value.Type) -> Comparator {
    // Those of the fields are found when they are needed, so that a type may hold itself.
    comparators.fact(of: type) { makeComparator(of: type) }
  }

  private static func makeComparator<Value>(of type: Value.Type) -> Comparator {
    if type is any IgnoredInComparison.Type { return Comparator(.ignored) }
    if FunctionEquality.isFunction(type) { return Comparator(.equality(FunctionEquality.isEqual)) }
    if ExistentialEquality.isExistential(type) {
      return Comparator(.equality { ExistentialEquality.isEqual($0, $1, of: type) })
    }
    if let keyed = type as? any ComparedByKey.Type {
      return Comparator(.equality(keyEquality(keyed)))
    }
    if let equatable = type as? any Equatable.Type {
      return Comparator(.equality(equality(equatable)))
    }
    if let held = type as? any ComparedByContent.Type {
      return Comparator(.equality(contentEquality(held)))
    }
    return makeFieldComparator(of: type)
  }

  private static func makeFieldComparator<Value>(of type: Value.Type) -> Comparator {
    var fields: [Field] = []
    let isStruct = _forEachField(of: type) { name, offset, fieldType, _ in
      func add<Part>(_ part: Part.Type) {
        fields.append(
          Field(name: String(cString: name), offset: offset, size: MemoryLayout<Part>.size) {
            comparator(of: part)
          }
        )
      }
      _openExistential(fieldType, do: add)
      return true
    }
    guard isStruct, !(type is AnyClass), !fields.isEmpty else { return Comparator(.bytes) }
    return Comparator(fields)
  }

  private static func contentEquality<Value: ComparedByContent>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      Value.holdsSame(
        left.assumingMemoryBound(to: Value.self).pointee,
        right.assumingMemoryBound(to: Value.self).pointee
      )
    }
  }

  private static func keyEquality<Value: ComparedByKey>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee.comparisonKey
        == right.assumingMemoryBound(to: Value.self).pointee.comparisonKey
    }
  }

  private static func equality<Value: Equatable>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
  }
}
