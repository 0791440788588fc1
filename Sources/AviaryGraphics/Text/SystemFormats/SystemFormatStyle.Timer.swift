public import Foundation

extension SystemFormatStyle {
  /// The time that is left, or gone, of an interval, as a timer shows it: `1:02`.
  ///
  /// Outside of the interval it stands at its end.
  public struct Timer: Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let fields: ClockFields
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format of the time that is left.
    ///
    /// - Parameters:
    ///   - interval: From when to when.
    ///   - showsHours: Whether hours are apart from minutes; `true` by default.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown, the greatest first; minutes and
    ///     seconds always are. 3 by default.
    ///   - maxPrecision: The least that is told apart; a second by default.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Creates a format of the time that is gone.
    ///
    /// - Parameters:
    ///   - interval: From when to when.
    ///   - showsHours: Whether hours are apart from minutes; `true` by default.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown, the greatest first; minutes and
    ///     seconds always are. 3 by default.
    ///   - maxPrecision: The least that is told apart; a second by default.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>,
      _ countsDown: Bool,
      _ showsHours: Bool,
      _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      fields = ClockFields(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision
      )
    }
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// The time at a date, from 0 to the interval's length, in whole steps.
  private func time(at date: Date) -> Duration {
    let date = min(max(date, interval.lowerBound), interval.upperBound)
    // What is left counts as a whole until it is gone.
    return countsDown
      ? fields.rounded(interval.upperBound.duration(since: date), up: true)
      : fields.rounded(date.duration(since: interval.lowerBound), up: false)
  }

  /// What the timer shows at a date.
  public func format(_ input: Date) -> AttributedString {
    AttributedString(fields.string(time(at: input), locale))
  }

  /// The same for a language and a country.
  public func locale(_ locale: Locale) -> Self {
    var result = self
    result.locale = locale
    return result
  }

  /// When the timer shows something else than at a date; nil where it has ended.
  public func discreteInput(after input: Date) -> Date? {
    guard input < interval.upperBound else { return nil }
    guard input >= interval.lowerBound else { return interval.lowerBound }
    let time = time(at: input)
    let step = fields.step(at: time)
    let next =
      countsDown
      ? interval.upperBound.advanced(by: step - time)
      : interval.lowerBound.advanced(by: time + step)
    return min(next, interval.upperBound)
  }

  /// When the timer showed something else before a date; nil where it has not begun.
  public func discreteInput(before input: Date) -> Date? {
    guard input > interval.lowerBound else { return nil }
    guard input <= interval.upperBound else { return interval.upperBound }
    let time = time(at: input)
    let last =
      countsDown
      ? interval.upperBound.advanced(by: .zero - time)
      : interval.lowerBound.advanced(by: time)
    return max(last.addingTimeInterval(-1e-6), interval.lowerBound)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval, as a timer shows it.
  ///
  /// - Parameters:
  ///   - interval: From when to when.
  ///   - showsHours: Whether hours are apart from minutes; `true` by default.
  ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown; 3 by default.
  ///   - maxPrecision: The least that is told apart; a second by default.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }

  /// The time that is gone of an interval, as a timer shows it.
  ///
  /// - Parameters:
  ///   - interval: From when to when.
  ///   - showsHours: Whether hours are apart from minutes; `true` by default.
  ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown; 3 by default.
  ///   - maxPrecision: The least that is told apart; a second by default.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}
