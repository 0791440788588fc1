/// A byte can be written as the ASCII character it stands for.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// The byte of an ASCII character.
  public init(unicodeScalarLiteral value: Unicode.Scalar) {
    self.init(ascii: value)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name or a number; all of UTF-8's multi-byte characters may.
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case "_", "$", 0x80...0xFF: true
    default: isDigit
    }
  }

  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isOperatorByte: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }

  package var isSpaceByte: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r" || self == 0
  }
}
