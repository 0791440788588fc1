/// Enumerations of which no case has associated values.
enum PlainEnumeration {
  /// The name of a value's case; nil where its type is no such enumeration.
  static func name<Value>(of value: Value) -> String? {
    caseCount(of: Value.self) == nil ? nil : caseName(value).map { String(cString: $0) }
  }

  /// The case with a name; nil where the type is no such enumeration, or has no such case.
  static func value<Value>(of type: Value.Type, named name: String) -> Value? {
    guard let count = caseCount(of: type) else { return nil }
    for tag in 0..<count {
      let value = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { space -> Value? in
        guard let place = space.baseAddress else { return nil }
        if MemoryLayout<Value>.size == 1 {
          UnsafeMutableRawPointer(place).storeBytes(of: UInt8(tag), as: UInt8.self)
        }
        return place.pointee
      }
      if let value, caseName(value).map({ String(cString: $0) }) == name { return value }
    }
    return nil
  }

  /// How many cases an enumeration has; nil where the type is none, where a case has associated values, or where one byte does not
  /// tell them apart.
  ///
  /// Swift's ABI: a type's metadata begins with its kind, 0x201 for enumerations, and the address of its descriptor, whose sixth and
  /// seventh numbers are how many cases have values, in the lower 24 bits, and how many have none.
  private static func caseCount<Value>(of type: Value.Type) -> Int? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x201, MemoryLayout<Value>.size <= 1 else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<UInt>.size,
      as: UnsafeRawPointer.self
    )
    let withValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let without = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    return withValues == 0 && without <= 256 ? Int(without) : nil
  }
}

/// The name of an enumeration's case, which the runtime tells.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
