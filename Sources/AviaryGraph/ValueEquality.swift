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
    guard case .fields(let fields) = comparator(of: Value.self, byFields: true),
      let field = fields.first(where: { $0.name == field })
    else { return false }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        field.isEqual(UnsafeRawPointer(left) + field.offset, UnsafeRawPointer(right) + field.offset)
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

  private indirect enum Comparator {
    case bytesOnly
    case ignored
    case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields(
      [(name: String, offset: Int, isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)]
    )

    func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      switch self {
      case .bytesOnly: false
      case .ignored: true
      case .equatable(let isEqual): isEqual(left, right)
      case .fields(let fields):
        fields.allSatisfy { $0.isEqual(left + $0.offset, right + $0.offset) }
      }
    }
  }

  private static let comparators = TypeTable<Comparator>()
  private static let fieldComparators = TypeTable<Comparator>()

  private static func comparator<Value>(of type: Value.Type, byFields: Bool) -> Comparator {
    fieldComparators.fact(of: type) { makeFieldComparator(of: type) }
  }

  private static func comparator<Value>(of type: Value.Type) -> Comparator {
    // Those of the fields are found when they are needed, so that a type may hold itself.
    comparators.fact(of: type) { makeComparator(of: type) }
  }

  private static func makeComparator<Value>(of type: Value.Type) -> Comparator {
    if type is any IgnoredInComparison.Type { return .ignored }
    if FunctionEquality.isFunction(type) { return .equatable(FunctionEquality.isEqual) }
    if ExistentialEquality.isExistential(type) {
      return .equatable { ExistentialEquality.isEqual($0, $1, of: type) }
    }
    if let keyed = type as? any ComparedByKey.Type { return .equatable(keyEquality(keyed)) }
    if let equatable = type as? any Equatable.Type { return .equatable(equality(equatable)) }
    if let held = type as? any ComparedByContent.Type { return .equatable(contentEquality(held)) }
    return makeFieldComparator(of: type)
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

  private static func makeFieldComparator<Value>(of type: Value.Type) -> Comparator {
    var fields:
      [(name: String, offset: Int, isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)] =
        []
    let isStruct = _forEachField(of: type) { name, offset, fieldType, _ in
      func add<Field>(_ fieldType: Field.Type) {
        fields.append((String(cString: name), offset, { isEqual($0, $1, of: fieldType) }))
      }
      _openExistential(fieldType, do: add)
      return true
    }
    guard isStruct, !(type is AnyClass), !fields.isEmpty else { return .bytesOnly }
    return .fields(fields)
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
