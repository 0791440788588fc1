import AviaryEngine
import Foundation

/// Looks at a value of an object in each turn of the program's loop.
@MainActor
enum ValueWatch {
  /// Calls a closure with the old value and the new one where they differ, until what is returned is called.
  static func start<Subject: NSObject, Value>(
    _ object: Subject,
    _ keyPath: KeyPath<Subject, Value>,
    _ changed: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> () -> Void {
    nonisolated(unsafe) var last = object[keyPath: keyPath]
    nonisolated(unsafe) weak let object = object
    nonisolated(unsafe) let keyPath = keyPath
    return MainTurn.observe {
      MainActor.assumeIsolated {
        guard let value = object?[keyPath: keyPath], !isSame(value, last) else { return }
        let old = last
        last = value
        changed(old, value)
      }
    }
  }

  private static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? AnyHashable { return a == b as? AnyHashable }
    if let x = a as? (any OptionalValue), let y = b as? (any OptionalValue), x.isNone || y.isNone {
      return x.isNone == y.isNone
    }
    guard Value.self is AnyObject.Type else { return true }
    return a as AnyObject === b as AnyObject
  }
}

private protocol OptionalValue { var isNone: Bool { get } }

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}
