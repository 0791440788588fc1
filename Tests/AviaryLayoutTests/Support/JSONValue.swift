/// Any JSON value.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? { object?[key] }
  subscript(index: Int) -> JSONValue? { array.flatMap { index < $0.count ? $0[index] : nil } }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  /// A number, or "inf".
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    default: nil
    }
  }
}
