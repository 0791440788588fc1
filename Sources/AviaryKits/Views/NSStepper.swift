public import Foundation

/// Two buttons of AppKit for more and less: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSStepper: NSControl {
  /// The least value.
  open var minValue: Double = 0
  /// The greatest value.
  open var maxValue: Double = 59
  /// How far one click goes.
  open var increment: Double = 1
  /// Whether the least value comes after the greatest.
  open var valueWraps = true
  /// Whether it goes on while it is pressed.
  open var autorepeat = true
}

/// A date of AppKit that a person sets: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSDatePicker: NSControl {
  /// What it looks like.
  public enum Style: UInt, Sendable {
    /// A field, with two buttons.
    case textFieldAndStepper = 0
    /// A calendar and a clock.
    case clockAndCalendar = 1
    /// A field.
    case textField = 2
  }

  /// What is set.
  public enum Mode: UInt, Sendable {
    /// A date.
    case single = 0
    /// A date, and how long it goes on.
    case range = 1
  }

  /// Which parts of a date are set.
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourMinute = ElementFlags(rawValue: 0x0C)
    /// Hour, minute and second.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
    /// The time zone.
    public static let timeZone = ElementFlags(rawValue: 0x10)
    /// Year and month.
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    /// Year, month and day.
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
    /// The era.
    public static let era = ElementFlags(rawValue: 0x100)
  }

  /// What it looks like.
  open var datePickerStyle = Style.textFieldAndStepper
  /// What is set.
  open var datePickerMode = Mode.single
  /// Which parts of the date are set.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond]
  /// The date; not before the first, and not after the last that it may be.
  open var dateValue = Date() {
    didSet { clamp() }
  }
  /// How long it goes on, in seconds.
  open var timeInterval: TimeInterval = 0
  /// The first date that it may be; nil for any.
  open var minDate: Date? { didSet { clamp() } }
  /// The last date that it may be; nil for any.
  open var maxDate: Date? { didSet { clamp() } }
  /// The calendar; nil for the person's.
  open var calendar: Calendar?
  /// The language; nil for the person's.
  open var locale: Locale?
  /// The time zone; nil for the machine's.
  open var timeZone: TimeZone?
  /// Whether there is a frame around it.
  open var isBezeled = true
  /// Whether there is a line around it.
  open var isBordered = false
  /// Whether a colour is behind it.
  open var drawsBackground = false
  /// The colour behind it.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// The colour of letters.
  open var textColor: NSColor = .controlTextColor
  /// Whether a calendar opens where a day is edited.
  open var presentsCalendarOverlay = false
  /// Who may change what is set; never asked here.
  open weak var delegate: (any NSDatePickerCellDelegate)?

  private func clamp() {
    var date = dateValue
    if let maxDate { date = min(date, maxDate) }
    if let minDate { date = max(date, minDate) }
    if date != dateValue { dateValue = date }
  }
}

/// Who may change what a person sets in a date of AppKit; never here.
@MainActor @preconcurrency
public protocol NSDatePickerCellDelegate: NSObjectProtocol {}
