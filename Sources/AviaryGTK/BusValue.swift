/// A value as D-Bus carries it, in GVariant's text format.
package struct BusValue: CustomStringConvertible {
  package let description: String

  private init(_ description: String) { self.description = description }

  package static func string(_ string: String) -> BusValue {
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

  package static func path(_ path: String) -> BusValue { BusValue("objectpath '\(path)'") }
  package static func int32(_ value: Int) -> BusValue {
    BusValue("int32 \(Int32(clamping: value))")
  }
  package static func int16(_ value: Int) -> BusValue {
    BusValue("int16 \(Int16(clamping: value))")
  }
  package static func uint32(_ value: UInt32) -> BusValue { BusValue("uint32 \(value)") }
  package static func byte(_ value: UInt8) -> BusValue { BusValue("byte \(value)") }
  package static func bool(_ value: Bool) -> BusValue { BusValue("\(value)") }

  package static func double(_ value: Double) -> BusValue {
    BusValue("\(value.isFinite ? value : 0)")
  }

  package static func variant(_ value: BusValue) -> BusValue { BusValue("<\(value)>") }

  package static func tuple(_ values: BusValue...) -> BusValue {
    let inner = values.map(\.description).joined(separator: ", ")
    return BusValue(values.count == 1 ? "(\(inner),)" : "(\(inner))")
  }

  /// - Parameter type: Of an element, as GVariant writes types.
  package static func array(_ type: String, _ values: [BusValue]) -> BusValue {
    BusValue("@a\(type) [\(values.map(\.description).joined(separator: ", "))]")
  }

  /// A dictionary from texts; `type` is that of what they stand for.
  package static func dictionary(_ type: String, _ values: [(String, BusValue)]) -> BusValue {
    let inner = values.map { "\(BusValue.string($0)): \($1)" }.joined(separator: ", ")
    return BusValue("@a{s\(type)} {\(inner)}")
  }

  /// The bytes of a picture and the like.
  package static func bytes(_ bytes: [UInt8]) -> BusValue {
    BusValue("@ay [\(bytes.map { String($0) }.joined(separator: ","))]")
  }

  /// Nothing, as an answer.
  package static var empty: BusValue { BusValue("()") }
}
