import AviaryGraphics
public import Foundation

/// A day or a time, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// How long.
    case countDownTimer = 3
  }

  /// The day and time.
  open var date = Date()
  /// The first that can be chosen; nil for any.
  open var minimumDate: Date?
  /// The last that can be chosen; nil for any.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// Between how many minutes one can choose.
  open var minuteInterval = 1
  /// How long, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// In which language; nil for the person's.
  open var locale: Locale?
  /// In which calendar.
  open var calendar: Calendar! = .current
  /// In which time zone; nil for the machine's.
  open var timeZone: TimeZone?
  /// What it looks like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// Sets the day and time; nothing moves.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What a picker of days looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A short text.
  case compact = 2
  /// A month.
  case inline = 3
}
