import Foundation

/// Tells whether two closures are the same: the same code, with the same context.
///
/// A closure in generic code carries the types that it is used with, in a context of its own each time. Such
/// contexts are looked into: where nothing but types is in them, equal types make equal closures. Closures
/// that capture anything are the same only if they share one context.
enum FunctionEquality {
  /// Whether a type is that of functions.
  static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == functionKind }

  /// - Parameters: Pointers to function values: a code and a context pointer each.
  static func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let code = (left.load(as: UInt.self), right.load(as: UInt.self))
    guard code.0 == code.1 else { return false }
    let contexts = (
      (left + 8).load(as: UnsafeRawPointer?.self), (right + 8).load(as: UnsafeRawPointer?.self)
    )
    guard contexts.0 != contexts.1 else { return true }
    guard let a = contexts.0, let b = contexts.1 else { return false }
    // A context begins with a pointer to its description and a reference count.
    let description = a.load(as: UnsafeRawPointer.self)
    guard description == b.load(as: UnsafeRawPointer.self),
      let size = sizeWithoutCaptures(description)
    else { return false }
    return memcmp(a + headerSize, b + headerSize, max(0, size - headerSize)) == 0
  }

  // The runtime's kinds of type descriptions, from its published ABI.
  private static let functionKind: UInt = 0x302
  private static let localVariablesKind: UInt = 0x400
  private static let headerSize = 16

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }

  /// The size of a context that captures nothing but types; nil for all others.
  private static func sizeWithoutCaptures(_ description: UnsafeRawPointer) -> Int? {
    guard description.load(as: UInt.self) == localVariablesKind,
      let captures = (description + 16).load(as: UnsafeRawPointer?.self),
      captures.load(as: UInt32.self) == 0
    else { return nil }
    return Int((description + 8).load(as: UInt32.self))
  }
}
