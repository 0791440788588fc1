package import Foundation
@_spi(Reflection) import Swift

/// Writes values down as JSON and reads them back in a program that was compiled anew.
///
/// Kept are values that are `Codable`, those that say how (``KeptParts``: optionals, arrays and sets of what can be kept,
/// navigation paths), and cases of enumerations without associated values, by their names.
package enum KeptValue {
  /// The value as JSON; nil where it can't be written down.
  package static func encode<Value>(_ value: Value) -> Data? {
    if let value = value as? any Encodable { return try? encodeOne(value) }
    if let parts = value as? any KeptParts { return parts.keptData }
    return PlainEnumeration.name(of: value).flatMap { try? encodeOne($0) }
  }

  /// The value that was written down; nil where it is none of this type.
  package static func decode<Value>(_ type: Value.Type, from data: Data) -> Value? {
    if let type = type as? any Decodable.Type {
      return (try? decodeOne(type, from: data)) as? Value
    }
    if let parts = type as? any KeptParts.Type { return parts.init(keptData: data) as? Value }
    guard let name = try? JSONDecoder().decode([String].self, from: data).first else { return nil }
    return PlainEnumeration.value(of: type, named: name)
  }

  // In an array, since JSON's outermost value may not be a number everywhere.
  private static func encodeOne<Value: Encodable>(_ value: Value) throws -> Data {
    try JSONEncoder().encode([value])
  }

  private static func decodeOne<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws -> Any? {
    try JSONDecoder().decode([Value].self, from: data).first
  }
}

/// A value that is kept by what it consists of.
package protocol KeptParts {
  /// The value as JSON; nil where a part can't be written down.
  var keptData: Data? { get }

  /// The value that was written down; nil where it is none.
  init?(keptData: Data)
}

extension KeptParts {
  fileprivate static func encode<Part>(_ parts: some Sequence<Part>) -> Data? {
    var encoded: [Data] = []
    for part in parts {
      guard let data = KeptValue.encode(part) else { return nil }
      encoded.append(data)
    }
    return try? JSONEncoder().encode(encoded)
  }

  fileprivate static func decode<Part>(_ type: Part.Type, from data: Data) -> [Part]? {
    guard let encoded = try? JSONDecoder().decode([Data].self, from: data) else { return nil }
    let parts = encoded.compactMap { KeptValue.decode(type, from: $0) }
    return parts.count == encoded.count ? parts : nil
  }
}

extension Optional: KeptParts {
  package var keptData: Data? { Self.encode(self.map { [$0] } ?? []) }

  package init?(keptData: Data) {
    guard let parts = Self.decode(Wrapped.self, from: keptData), parts.count < 2 else { return nil }
    self = parts.first
  }
}

extension Array: KeptParts {
  package var keptData: Data? { Self.encode(self) }

  package init?(keptData: Data) {
    guard let parts = Self.decode(Element.self, from: keptData) else { return nil }
    self = parts
  }
}

extension Set: KeptParts {
  package var keptData: Data? { Self.encode(self) }

  package init?(keptData: Data) {
    guard let parts = Self.decode(Element.self, from: keptData) else { return nil }
    self = Set(parts)
  }
}

/// Enumerations of which no case has associated values.
private enum PlainEnumeration {
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
