import Foundation
import Synchronization
import _FoundationICU

/// Lengths of time in words, as CLDR has them: "3 hours", "3 hr", "3h".
enum TimeUnits {
  /// How long the words are.
  enum Width: Hashable {
    case full, short, brief, narrow, spelledOut

    fileprivate var style: UATimeUnitStyle {
      switch self {
      case .full, .spelledOut: UATIMEUNITSTYLE_FULL
      case .short: UATIMEUNITSTYLE_ABBREVIATED
      case .brief: UATIMEUNITSTYLE_SHORTER
      case .narrow: UATIMEUNITSTYLE_NARROW
      }
    }
  }

  /// A unit, from the longest.
  enum Unit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var field: UATimeUnitField {
      switch self {
      case .year: UATIMEUNITFIELD_YEAR
      case .month: UATIMEUNITFIELD_MONTH
      case .week: UATIMEUNITFIELD_WEEK
      case .day: UATIMEUNITFIELD_DAY
      case .hour: UATIMEUNITFIELD_HOUR
      case .minute: UATIMEUNITFIELD_MINUTE
      case .second: UATIMEUNITFIELD_SECOND
      }
    }
  }

  private struct Key: Hashable {
    var locale: String
    var width: Width
    var fractionDigits: Int
  }

  private static let formatters = Mutex<[Key: ICU.Handle]>([:])

  /// A number of units; nil if ICU fails.
  static func string(
    _ value: Double,
    _ unit: Unit,
    _ width: Width,
    locale: String,
    fractionDigits: Int = 0
  ) -> String? {
    let key = Key(locale: locale, width: width, fractionDigits: fractionDigits)
    guard let formatter = formatter(key) else { return nil }
    return ICU.string {
      uatmufmt_format(formatter.pointer, value, unit.field, $0, $1, $2)
    }
  }

  private static func formatter(_ key: Key) -> ICU.Handle? {
    if let known = formatters.withLock({ $0[key] }) { return known }
    let made = ICU.Handle(
      { status in
        var numberStatus = U_ZERO_ERROR
        let style = key.width == .spelledOut ? UNUM_SPELLOUT : UNUM_DECIMAL
        guard let number = swift_unum_open(style, nil, 0, key.locale, nil, &numberStatus) else {
          return nil
        }
        if key.width != .spelledOut {
          swift_unum_setAttribute(number, UNUM_MAX_FRACTION_DIGITS, Int32(key.fractionDigits))
        }
        return uatmufmt_openWithNumberFormat(key.locale, key.width.style, number, status)
      },
      close: { uatmufmt_close($0) }
    )
    if let made { formatters.withLock { $0[key] = made } }
    return made
  }

  /// How parts are put together: "{0}, {1}".
  static func joined(_ parts: [String], _ width: Width, locale: String) -> String {
    func pattern(_ kind: UATimeUnitListPattern) -> String {
      ICU.string { uatmufmt_getListPattern(locale, width.style, kind, $0, $1, $2) }
        ?? "{0} {1}"
    }
    func join(_ first: String, _ second: String, _ pattern: String) -> String {
      pattern.replacing("{0}", with: "\u{FFFC}").replacing("{1}", with: second)
        .replacing("\u{FFFC}", with: first)
    }
    guard var result = parts.last else { return "" }
    if parts.count == 2 { return join(parts[0], parts[1], pattern(UATIMEUNITLISTPAT_TWO_ONLY)) }
    for index in parts.indices.dropLast().reversed() {
      let kind =
        index == parts.count - 2
        ? UATIMEUNITLISTPAT_END_PIECE
        : index == 0 ? UATIMEUNITLISTPAT_START_PIECE : UATIMEUNITLISTPAT_MIDDLE_PIECE
      result = join(parts[index], result, pattern(kind))
    }
    return result
  }

  /// The pattern of times such as `h:mm:ss` that begins and ends with some units; nil for others.
  static func timePattern(from first: Unit, to last: Unit, locale: String) -> String? {
    let kind: UATimeUnitTimePattern
    switch (first, last) {
    case (.hour, .minute): kind = UATIMEUNITTIMEPAT_HM
    case (.hour, .second): kind = UATIMEUNITTIMEPAT_HMS
    case (.minute, .second): kind = UATIMEUNITTIMEPAT_MS
    default: return nil
    }
    return ICU.string { uatmufmt_getTimePattern(locale, kind, $0, $1, $2) }
  }
}
