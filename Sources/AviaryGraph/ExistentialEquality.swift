/// Compares values of which only a protocol is known: those that they hold, if they are of one type.
enum ExistentialEquality {
  /// Whether a type is `any` protocol, `Any` and `AnyObject` included.
  static func isExistential(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == existentialKind || kind == extendedExistentialKind
  }

  /// - Parameters: Pointers to values of the existential type.
  static func isEqual<Value>(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    of type: Value.Type
  ) -> Bool {
    let left = left.assumingMemoryBound(to: Value.self).pointee
    let right = right.assumingMemoryBound(to: Value.self).pointee
    let held = Swift.type(of: left as Any)
    guard held == Swift.type(of: right as Any) else { return false }
    func compare<Held>(_ type: Held.Type) -> Bool {
      guard let left = left as? Held, let right = right as? Held else { return false }
      return ValueEquality.isEqual(left, right)
    }
    return _openExistential(held, do: compare)
  }

  // The runtime's kinds of type descriptions, from its published ABI.
  private static let existentialKind: UInt = 0x303
  private static let extendedExistentialKind: UInt = 0x307
}
