package import Foundation

/// Writes numbers that are interpolated into localized strings, as a locale does.
package enum InterpolatedNumber {
  /// A number as a format and a locale write it.
  ///
  /// - Parameters:
  ///   - argument: The number.
  ///   - place: The conversion of the format. A plain one gets the locale's grouping and digits.
  ///   - locale: The locale.
  package static func string(
    _ argument: FormatNumber,
    _ place: FormatString.Place,
    _ locale: Locale
  ) -> String {
    switch argument {
    case .integer(let value): integer(value, value.magnitude, place, locale)
    case .unsigned(let value): integer(value, value, place, locale)
    case .double(let value): floating(value, place, locale)
    }
  }

  private static func integer<Value: FixedWidthInteger & Sendable>(
    _ value: Value,
    _ magnitude: UInt64,
    _ place: FormatString.Place,
    _ locale: Locale
  ) -> String {
    if "fFeEgGaA".contains(place.conversion) { return floating(Double(value), place, locale) }
    let isPlain = place.specifier.count == 2
    switch place.conversion {
    case "d", "i", "u", "@":
      if !isPlain, place.conversion != "@" {
        return formatted(place, Int64(truncatingIfNeeded: value))
      }
      if usesEnglishNumbers(locale) {
        return (value < 0 ? "-" : "") + grouped(String(magnitude))
      }
      return value.formatted(IntegerFormatStyle<Value>(locale: locale))
    default: return formatted(place, Int64(truncatingIfNeeded: value))
    }
  }

  private static func floating(
    _ value: Double,
    _ place: FormatString.Place,
    _ locale: Locale
  ) -> String {
    switch place.conversion {
    case "d", "i", "u":
      let bounded = value.isNaN ? 0 : max(min(value, 9.2e18), -9.2e18)
      return integer(Int64(bounded), Int64(bounded).magnitude, place, locale)
    case "@": return value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
    case "f", "F":
      let written = String(format: place.specifier, value)
      // Flags and widths are for columns of digits: they get no grouping.
      guard value.isFinite, [".", "f", "F"].contains(place.specifier.dropFirst().first) else {
        return written
      }
      if usesEnglishNumbers(locale) { return groupedDecimal(written) }
      let digits = written.split(separator: ".").dropFirst().first?.count ?? 0
      return value.formatted(
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits))
      )
    default: return String(format: place.specifier, value)
    }
  }

  private static func formatted(_ place: FormatString.Place, _ value: Int64) -> String {
    let specifier = place.specifier.dropLast() + "ll" + String(place.conversion)
    return String(format: String(specifier), value)
  }

  /// Whether numbers are written as in English, which needs no formatter.
  private static func usesEnglishNumbers(_ locale: Locale) -> Bool {
    locale.identifier == "en" || locale.identifier == "en_US" || locale.identifier == "en_001"
      || locale.identifier == "en_GB"
  }

  private static func groupedDecimal(_ written: String) -> String {
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let isNegative = parts[0].hasPrefix("-")
    let digits = parts[0].drop { $0 == "-" }
    guard digits.allSatisfy({ $0.isNumber }) else { return written }
    let whole = (isNegative ? "-" : "") + grouped(String(digits))
    return parts.count > 1 ? whole + "." + parts[1] : whole
  }

  /// Digits in groups of three.
  private static func grouped(_ digits: String) -> String {
    guard digits.count > 3 else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
