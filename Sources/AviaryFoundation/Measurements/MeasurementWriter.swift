import Foundation

/// Writes a number with a unit, as CLDR has it.
struct MeasurementWriter {
  /// How long the unit's name is.
  enum Width: String {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  var width: Width
  var locale: Locale
  /// What the measurement is for, which tells the unit that the locale prefers; nil for the unit that it has.
  var usage: String?
  /// Whether a temperature is written without its scale.
  var hidesScaleName = false
  /// How the number is written, and how many digits after the point it then has; nil for the usual way.
  var number: ((Double) -> (text: String, fractionDigits: Int))?

  /// A part of a measurement.
  struct Part: Equatable {
    var text: String
    /// Whether the part is a number; else a unit, and the spaces around it.
    var isNumber: Bool
  }

  /// The measurement's parts, in order.
  func parts(_ value: Double, _ unit: Unit) -> [Part] {
    if let name = UnitIdentifiers.identifier(of: unit) {
      let parts = parts(value, name)
      if !parts.isEmpty { return parts }
    }
    // Not a unit of CLDR's.
    return [
      Part(text: plain(value), isNumber: true), Part(text: " " + unit.symbol, isNumber: false),
    ]
  }

  /// The parts of a measurement in a unit of CLDR's; none if ICU doesn't know it.
  private func parts(_ value: Double, _ name: String) -> [Part] {
    var stem = "unit/" + name + " " + width.rawValue
    if let usage,
      NumberSkeleton.format(value, stem + " usage/" + usage, locale: locale.identifier) != nil
    {
      stem += " usage/" + usage
    }
    var value = value
    if hidesScaleName {
      // A temperature without a scale can't be converted: that comes before.
      let precision = number == nil ? "" : Self.exact
      value = format(value, stem + precision).flatMap(NumberSkeleton.number) ?? value
      stem = "measure-unit/temperature-generic " + width.rawValue
    }
    guard let number else { return split(format(value, stem)) }
    let shown = format(value, stem + Self.exact).flatMap(NumberSkeleton.number) ?? value
    let written = number(shown)
    // The unit's form goes with the digits that are shown: 1 mile, 1.0 miles.
    let digits = String(repeating: "0", count: min(written.fractionDigits, 15))
    let precision = digits.isEmpty ? " precision-integer" : " ." + digits
    var parts = split(format(value, stem + precision))
    let places = parts.indices.filter { parts[$0].isNumber }
    // Feet and inches have a number each, which stay as they are.
    if places.count == 1 { parts[places[0]].text = written.text }
    return parts
  }

  /// As many digits as a number has.
  private static let exact = " .###############"

  private func format(_ value: Double, _ skeleton: String) -> ICU.Handle? {
    NumberSkeleton.format(value, skeleton, locale: locale.identifier)
  }

  /// The measurement.
  func string(_ value: Double, _ unit: Unit) -> String {
    parts(value, unit).map(\.text).joined()
  }

  /// The unit's name without a number.
  func name(of unit: Unit) -> String {
    let parts = MeasurementWriter(width: width, locale: locale).parts(0, unit)
    return parts.filter { !$0.isNumber }.map(\.text).joined()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func plain(_ value: Double) -> String {
    number?(value).text ?? value.formatted(.number.locale(locale))
  }

  private func split(_ result: ICU.Handle?) -> [Part] {
    guard let result, let string = NumberSkeleton.string(result) else { return [] }
    let characters = Array(string.utf16)
    var parts: [Part] = []
    var end = 0
    func add(_ range: Range<Int>, isNumber: Bool) {
      guard !range.isEmpty else { return }
      parts.append(
        Part(text: String(decoding: characters[range], as: UTF16.self), isNumber: isNumber)
      )
    }
    for range in NumberSkeleton.numberRanges(result) {
      add(end..<range.lowerBound, isNumber: false)
      add(range, isNumber: true)
      end = range.upperBound
    }
    add(end..<characters.count, isNumber: false)
    return parts
  }
}

extension FloatingPointFormatStyle<Double> {
  /// A number in this style and another locale, and how many digits after the point it has.
  func written(_ value: Double, _ locale: Locale) -> (text: String, fractionDigits: Int) {
    let string = self.locale(locale).attributed.format(value)
    var digits = 0
    for run in string.runs where run.numberPart == .fraction {
      digits += string[run.range].characters.count
    }
    return (String(string.characters), digits)
  }
}
