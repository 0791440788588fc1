package import Foundation

/// A value of JSON, as requests and answers of tools are made of.
package enum JSON: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let items = try? value.decode([JSON].self) {
      self = .array(items)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let isTrue): try value.encode(isTrue)
    case .number(let number):
      // JSON has no other numbers.
      guard number.isFinite else { return try value.encode(number > 0 ? "infinity" : "\(number)") }
      if let whole = Int64(exactly: number) {
        try value.encode(whole)
      } else {
        try value.encode(number)
      }
    case .string(let text): try value.encode(text)
    case .array(let items): try value.encode(items)
    case .object(let members): try value.encode(members)
    }
  }

  /// Reads a text.
  ///
  /// - Throws: `DecodingError` for what is no JSON.
  package init(data: Data) throws { self = try JSONDecoder().decode(JSON.self, from: data) }

  /// The value in one line; keys come in the order of the alphabet.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All that it is made of can be written.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// The value in one line.
  package var line: String { String(decoding: data, as: UTF8.self) }

  /// The value on lines of its own, indented.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  // MARK: - Parts

  /// The member of an object; nil for another value, where there is none and where it is null.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }
  /// A finite number; a text is none, whatever it says.
  package var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
  /// A number without a fraction that an `Int` holds.
  package var int: Int? { number.flatMap { Int(exactly: $0) } }
  package var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
  package var object: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// Reads anything that can be encoded.
  package init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    self = try JSON(data: encoder.encode(value))
  }

  package init(_ rect: CGRect) {
    self = [
      "x": .rounded(rect.minX), "y": .rounded(rect.minY), "width": .rounded(rect.width),
      "height": .rounded(rect.height),
    ]
  }

  package init(_ size: CGSize) {
    self = ["width": .rounded(size.width), "height": .rounded(size.height)]
  }

  /// A length with at most three places.
  package static func rounded(_ length: CGFloat) -> JSON {
    .number((Double(length) * 1000).rounded() / 1000)
  }

  package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
