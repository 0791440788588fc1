public import Foundation

extension SystemFormatStyle {
  /// The time since a date, as a stopwatch shows it: `1:02.30`.
  ///
  /// Before the date it stands at 0.
  public struct Stopwatch: Sendable {
    private let start: Date
    private let fields: ClockFields
    private var locale = Locale.autoupdatingCurrent

    /// Creates the format.
    ///
    /// - Parameters:
    ///   - startDate: When the watch was started.
    ///   - showsHours: Whether hours are apart from minutes; `true` by default.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown, the greatest first; minutes and
    ///     seconds always are. 4 by default.
    ///   - maxPrecision: The least that is told apart; a hundredth of a second by default.
    public init(
      startingAt startDate: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      fields = ClockFields(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision
      )
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// What the watch shows at a date.
  public func format(_ input: Date) -> AttributedString {
    let time = max(input.duration(since: start), .zero)
    return AttributedString(fields.string(fields.rounded(time, up: false), locale))
  }

  /// The same for a language and a country.
  public func locale(_ locale: Locale) -> Self {
    var result = self
    result.locale = locale
    return result
  }

  /// When the watch shows something else than at a date.
  public func discreteInput(after input: Date) -> Date? {
    let time = input.duration(since: start)
    guard time >= .zero else { return start }
    return start.advanced(by: fields.rounded(time, up: false) + fields.step(at: time))
  }

  /// When the watch showed something else before a date; nil where it stood.
  public func discreteInput(before input: Date) -> Date? {
    let time = input.duration(since: start)
    guard time > .zero else { return nil }
    return start.advanced(by: fields.rounded(time, up: false)).addingTimeInterval(-1e-6)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, as a stopwatch shows it.
  ///
  /// - Parameters:
  ///   - startDate: When the watch was started.
  ///   - showsHours: Whether hours are apart from minutes; `true` by default.
  ///   - maxFieldCount: How many of hours, minutes, seconds and parts of them are shown; 4 by default.
  ///   - maxPrecision: The least that is told apart; a hundredth of a second by default.
  public static func stopwatch(
    startingAt startDate: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}
