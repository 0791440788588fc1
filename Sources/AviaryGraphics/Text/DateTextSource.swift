@_spi(Engine) import AviaryEngine
import AviaryGeometry
public import Foundation

/// A date, or a timer, written where the text is shown, as it is at that time.
final class DateTextSource: TextSource, @unchecked Sendable {
  enum Content: Equatable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  }

  private let content: Content

  init(_ content: Content) { self.content = content }

  override func isEqual(to other: TextSource) -> Bool {
    content == unsafeDowncast(other, to: DateTextSource.self).content
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    let now = resolver.environment.scope?.root.clock.today() ?? Date()
    let writer = Writer(text: resolver.text, locale: resolver.locale, now: now)
    resolver.append(writer.string(content), style)
  }

  /// Writes dates for one environment.
  private struct Writer {
    let text: TextEnvironment
    let locale: Locale
    let now: Date

    func string(_ content: Content) -> String {
      switch content {
      case .range(let start, let end): interval(start, end)
      case .timer(let range, let pauseTime, let countsDown, let showsHours):
        timer(range, pauseTime, countsDown, showsHours)
      case .date(let date, let style):
        switch style.kind {
        case .time: formatter(date: .none, time: .short).string(from: date)
        case .date: formatter(date: .long, time: .none).string(from: date)
        case .relative: units(date.timeIntervalSince(now).magnitude, count: 2)
        case .offset:
          (date < now ? "-" : "+") + units(date.timeIntervalSince(now).magnitude, count: 1)
        case .timer: clock(date.timeIntervalSince(now).magnitude, showsHours: true)
        }
      }
    }

    private func formatter(
      date: DateFormatter.Style,
      time: DateFormatter.Style
    ) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.calendar = text.calendar ?? .current
      formatter.timeZone = text.timeZone ?? .current
      formatter.dateStyle = date
      formatter.timeStyle = time
      return formatter
    }

    private func interval(_ start: Date, _ end: Date) -> String {
      let formatter = DateIntervalFormatter()
      formatter.locale = locale
      formatter.calendar = text.calendar ?? .current
      formatter.timeZone = text.timeZone ?? .current
      let isOneDay = (text.calendar ?? .current).isDate(start, inSameDayAs: end)
      formatter.dateStyle = isOneDay ? .none : .medium
      formatter.timeStyle = .short
      return formatter.string(from: start, to: end)
    }

    /// Years, months, weeks ...
    ///
    /// the greatest ones that are not 0.
    private func units(_ seconds: TimeInterval, count: Int) -> String {
      // Thirty thousand years are as far as units go.
      let seconds = seconds.finite("Text", limit: 1e12)
      let style = Duration.UnitsFormatStyle(
        allowedUnits: seconds >= 86_400
          ? [.weeks, .days, .hours] : [.hours, .minutes, .seconds],
        width: .wide,
        maximumUnitCount: count,
        fractionalPart: .hide(rounded: .towardZero)
      ).locale(locale)
      return style.format(.seconds(seconds.rounded(.down)))
    }

    private func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
      let total = Int(bounded: seconds.rounded(.down))
      let hours = showsHours ? total / 3600 : 0
      let minutes = showsHours ? total / 60 % 60 : total / 60
      func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let tail = padded(total % 60)
      return hours > 0 ? "\(hours):\(padded(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    private func timer(
      _ range: ClosedRange<Date>,
      _ pauseTime: Date?,
      _ countsDown: Bool,
      _ showsHours: Bool
    ) -> String {
      let time = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time).rounded(.up)
        : time.timeIntervalSince(range.lowerBound)
      return clock(seconds, showsHours: showsHours)
    }
  }
}

extension Text {
  /// Makes a text of a date.
  ///
  /// Distances are those at the time when the text is drawn.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - style: Which part of it is shown, or how far it is away.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(DateTextSource(.date(date, style)))
  }

  /// Makes a text of a range of dates.
  ///
  /// - Parameter dates: From when to when.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(DateTextSource(.range(dates.lowerBound, dates.upperBound)))
  }

  /// Makes a text of an interval of dates.
  ///
  /// - Parameter interval: From when to when.
  public nonisolated init(_ interval: DateInterval) {
    self.init(DateTextSource(.range(interval.start, interval.end)))
  }

  /// Makes a text of a timer, as it is at the time when the text is drawn.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer runs.
  ///   - pauseTime: When it was stopped; nil if it was not.
  ///   - countsDown: Whether it shows the time that is left, or that is gone; `true` by default.
  ///   - showsHours: Whether hours are apart from minutes; `true` by default.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      DateTextSource(
        .timer(
          timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    )
  }
}
