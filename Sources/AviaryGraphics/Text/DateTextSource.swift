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
    let now = resolver.today
    let writer = Writer(text: resolver.text, locale: resolver.locale, now: now)
    resolver.append(writer.string(content), style)
    resolver.noteNextChange(
      content.nextChange(after: now, calendar: resolver.text.calendar ?? .current)
    )
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
        case .relative, .offset:
          (style.kind == .relative ? "" : date < now ? "-" : "+")
            + style.distance(to: date, text.calendar ?? .current).text(at: now, locale: locale)
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

extension DateTextSource.Content {
  /// When something else is written than at a date; nil for never.
  func nextChange(after now: Date, calendar: Calendar) -> Date? {
    switch self {
    case .range: return nil
    case .date(let date, let style):
      let distance = date.timeIntervalSince(now)
      switch style.kind {
      case .time, .date: return nil
      case .timer: return Self.next(distance, 1, now)
      case .relative, .offset:
        return style.distance(to: date, calendar).nextChange(after: now)
      }
    case .timer(let range, let pauseTime, let countsDown, _):
      guard pauseTime == nil, now < range.upperBound else { return nil }
      guard now >= range.lowerBound else { return range.lowerBound }
      let left = range.upperBound.timeIntervalSince(now)
      let gone = now.timeIntervalSince(range.lowerBound)
      let next =
        countsDown
        ? range.upperBound.addingTimeInterval(1 - left.rounded(.up))
        : range.lowerBound.addingTimeInterval(gone.rounded(.down) + 1)
      return min(next, range.upperBound)
    }
  }

  /// When a distance, written in whole units without what is left, is another one.
  private static func next(_ distance: TimeInterval, _ unit: TimeInterval, _ now: Date) -> Date? {
    guard distance.isFinite, distance.magnitude < 1e12 else { return nil }
    let count = (distance.magnitude / unit).rounded(.down)
    // On the way to the date the last moment of so many units is the date's; what comes is just after it.
    let wait =
      distance > 0
      ? distance - count * unit + 0.001 : (count + 1) * unit - distance.magnitude
    return now.addingTimeInterval(max(wait, 0.001))
  }
}

extension Text.DateStyle {
  /// How a distance is written: two units where only that is said, one where a sign stands before it.
  fileprivate func distance(to date: Date, _ calendar: Calendar) -> DateDistance {
    DateDistance(date: date, count: kind == .relative ? 2 : 1, calendar: calendar)
  }
}

extension Text {
  /// Makes a text of a date.
  ///
  /// Distances go on with the time, where time passes: not in a picture.
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

  /// Makes a text of a timer, which goes on with the time, where time passes: not in a picture.
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
