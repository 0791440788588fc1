package import Foundation

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
