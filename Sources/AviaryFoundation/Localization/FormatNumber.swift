/// A number that is put into a localized string.
package enum FormatNumber: Hashable, Sendable, Codable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// The number as plural rules see it where a format shows it by a conversion such as `%.1f`.
  ///
  /// - Parameter specifier: The conversion; nil for the usual one.
  package func operand(_ specifier: String?) -> PluralRules.Operand {
    switch self {
    case .integer(let value): return PluralRules.Operand(Double(value))
    case .unsigned(let value): return PluralRules.Operand(Double(value))
    case .double(let value):
      guard let specifier, let last = specifier.last, "fFeEgGaA".contains(last) else {
        return PluralRules.Operand(value)
      }
      guard let point = specifier.firstIndex(of: ".") else {
        return PluralRules.Operand(value, fractionDigits: 6)
      }
      let digits = specifier[specifier.index(after: point)...].prefix { $0.isNumber }
      return PluralRules.Operand(value, fractionDigits: Int(digits) ?? 0)
    }
  }

  /// Whether the number is zero.
  package var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .double(let value): value == 0
    }
  }
}
