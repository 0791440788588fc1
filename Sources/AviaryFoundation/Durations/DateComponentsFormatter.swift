public import Foundation

/// Writes lengths of time: "1 hour, 10 minutes", "1h 10m" or "1:10:00".
///
/// Words are CLDR's, in the language of the calendar's locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By their place: "1:10:00".
    case positional = 0
    /// In letters: "1h 10m".
    case abbreviated = 1
    /// In short words: "1 hr, 10 min".
    case short = 2
    /// In words: "1 hour, 10 minutes".
    case full = 3
    /// With numbers in words: "one hour, ten minutes".
    case spellOut = 4
    /// In short words without a space: "1hr 10min".
    case brief = 5
  }

  /// What becomes of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a behaviour of its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves those out in front where the place tells the unit, else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Leaves those out before the first that is not zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Leaves those out between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Leaves those out after the last that is not zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Leaves all out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Leaves none out, and writes hours, minutes and seconds with two digits where the place tells the unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used, out of years to seconds and weeks of months; none for all of these.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Counts the units, and its locale says the language; nil for the current calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// When a length of time begins, which tells how long months are; nil for the first of January 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction.
  open var allowsFractionalUnits = false
  /// How many units there are at most, the smallest rounded; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit that is 1 goes into the next: 63 seconds instead of 1 minute, 3 seconds.
  open var collapsesLargestUnit = false
  /// Whether the result begins with "About"; in English only.
  open var includesApproximationPhrase = false
  /// Whether the result ends with "remaining"; in English only.
  open var includesTimeRemainingPhrase = false
  /// Where the result is to stand.
  open var formattingContext = Formatter.Context.unknown

  /// Makes a formatter whose units are told by their place.
  public override init() { super.init() }

  /// Makes a formatter whose units are told by their place; nothing is read.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The length of time that components add up to.
  ///
  /// - Parameter components: The components; negative ones too.
  /// - Returns: The length; nil if the calendar can't add the components.
  open func string(from components: DateComponents) -> String? {
    let calendar = usedCalendar(isAnchored: referenceDate != nil)
    let start = referenceDate ?? Self.start
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(start, end, calendar)
  }

  /// The length of time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: When it begins.
  ///   - endDate: When it ends; before the beginning for a negative length.
  /// - Returns: The length.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(startDate, endDate, usedCalendar(isAnchored: true))
  }

  /// A length of time.
  ///
  /// - Parameter ti: The length in seconds; fractions of a second are left out.
  /// - Returns: The length; nil for infinity and NaN.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    let start = referenceDate ?? Self.start
    return string(
      start,
      start.addingTimeInterval(ti),
      usedCalendar(isAnchored: referenceDate != nil)
    )
  }

  /// The length of time of a value.
  ///
  /// - Parameter obj: `DateComponents`, or a number of seconds.
  /// - Returns: The length; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as Int: string(from: TimeInterval(seconds))
    default: nil
    }
  }

  /// The length of time that components add up to, in a style and otherwise as usual.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - unitsStyle: How units are written.
  /// - Returns: The length; nil if the calendar can't add the components.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  /// The calendar; lengths that begin nowhere have days of 24 hours.
  private func usedCalendar(isAnchored: Bool) -> Calendar {
    var calendar = self.calendar ?? .current
    if !isAnchored { calendar.timeZone = .gmt }
    return calendar
  }
}
