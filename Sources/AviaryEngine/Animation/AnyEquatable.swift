/// A value of some equatable type.
package struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  package static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.equals(b.value) }
}
