public import Foundation
import Synchronization
import _FoundationICU

/// Writes how far a date is from another: "2 hours ago", "tomorrow".
///
/// Words are CLDR's, in the language of the formatter's locale.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days next to today have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// In words: "2 months ago".
    case full
    /// With numbers in words: "two months ago".
    case spellOut
    /// In short words: "2 mo. ago".
    case short
    /// In the shortest words: "2mo ago".
    case abbreviated
  }

  /// Whether days next to today have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where the result is to stand, which tells whether it begins with a capital.
  open var formattingContext = Formatter.Context.unknown
  /// Counts the units between two dates; nil for the current calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Says the language; nil for the current locale.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter of numbers and full words.
  public override init() { super.init() }

  /// Makes a formatter of numbers and full words; nothing is read.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far components lead: their largest one that is not zero.
  ///
  /// - Parameter dateComponents: Years to seconds; negative ones are in the past.
  /// - Returns: The distance.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Self.units.filter { (dateComponents.value(for: $0.component) ?? .max) != .max }
    let largest = given.first { dateComponents.value(for: $0.component) != 0 } ?? given.last
    guard let largest else { return string(0, UDAT_REL_UNIT_SECOND) }
    return string(dateComponents.value(for: largest.component) ?? 0, largest.unit)
  }

  /// How far an interval leads from now.
  ///
  /// - Parameter timeInterval: In seconds; a negative one is in the past.
  /// - Returns: The distance.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far a date is from another.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The other one.
  /// - Returns: The distance in the largest unit that fits between them.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(
        Set(Self.units.map(\.component)),
        from: referenceDate,
        to: date
      )
    )
  }

  /// How far a date is from now.
  ///
  /// - Parameter obj: A date.
  /// - Returns: The distance; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: - Words

  private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
    (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH),
    (.weekOfMonth, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR),
    (.minute, UDAT_REL_UNIT_MINUTE), (.second, UDAT_REL_UNIT_SECOND),
  ]

  private struct Key: Hashable {
    var locale: String
    var units: UnitsStyle
    var context: UInt32
  }

  private static let formatters = Mutex<[Key: ICU.Handle]>([:])

  private func string(_ value: Int, _ unit: URelativeDateTimeUnit) -> String {
    let key = Key(
      locale: (locale ?? .current).identifier,
      units: unitsStyle,
      context: formattingContext.displayContext.rawValue
    )
    guard let formatter = Self.formatter(key) else { return "\(value)" }
    let offset = Double(value)
    let string = ICU.string {
      dateTimeStyle == .named
        ? swift_ureldatefmt_format(formatter.pointer, offset, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter.pointer, offset, unit, $0, $1, $2)
    }
    return string ?? "\(value)"
  }

  private static func formatter(_ key: Key) -> ICU.Handle? {
    if let known = formatters.withLock({ $0[key] }) { return known }
    let style =
      switch key.units {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let made = ICU.Handle(
      { status in
        var number: UnsafeMutablePointer<UNumberFormat?>?
        if key.units == .spellOut {
          number = swift_unum_open(UNUM_SPELLOUT, nil, 0, key.locale, nil, status)
        }
        return swift_ureldatefmt_open(
          key.locale,
          number,
          style,
          UDisplayContext(rawValue: key.context),
          status
        )
      },
      close: { swift_ureldatefmt_close($0) }
    )
    if let made { formatters.withLock { $0[key] = made } }
    return made
  }
}

extension Formatter.Context {
  /// ICU's word for where a text stands.
  var displayContext: UDisplayContext {
    switch self {
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}
