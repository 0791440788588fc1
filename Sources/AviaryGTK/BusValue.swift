/// A value as D-Bus carries it, in GVariant's text format.
struct BusValue: CustomStringConvertible {
  let description: String

  private init(_ description: String) { self.description = description }

  static func string(_ string: String) -> BusValue {
    var text = "'"
    for scalar in string.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      // D-Bus has no such character.
      case "\0": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return BusValue(text + "'")
  }

  static func path(_ path: String) -> BusValue { BusValue("objectpath '\(path)'") }
  static func int32(_ value: Int) -> BusValue { BusValue("int32 \(Int32(clamping: value))") }
  static func int16(_ value: Int) -> BusValue { BusValue("int16 \(Int16(clamping: value))") }
  static func uint32(_ value: UInt32) -> BusValue { BusValue("uint32 \(value)") }
  static func bool(_ value: Bool) -> BusValue { BusValue("\(value)") }

  static func double(_ value: Double) -> BusValue {
    BusValue("\(value.isFinite ? value : 0)")
  }

  static func variant(_ value: BusValue) -> BusValue { BusValue("<\(value)>") }

  static func tuple(_ values: BusValue...) -> BusValue {
    let inner = values.map(\.description).joined(separator: ", ")
    return BusValue(values.count == 1 ? "(\(inner),)" : "(\(inner))")
  }

  /// - Parameter type: Of an element, as GVariant writes types.
  static func array(_ type: String, _ values: [BusValue]) -> BusValue {
    BusValue("@a\(type) [\(values.map(\.description).joined(separator: ", "))]")
  }

  /// A dictionary from texts; `type` is that of what they stand for.
  static func dictionary(_ type: String, _ values: [(String, BusValue)]) -> BusValue {
    let inner = values.map { "\(BusValue.string($0)): \($1)" }.joined(separator: ", ")
    return BusValue("@a{s\(type)} {\(inner)}")
  }

  /// Nothing, as an answer.
  static var empty: BusValue { BusValue("()") }
}
