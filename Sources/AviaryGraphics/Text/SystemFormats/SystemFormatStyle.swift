import Foundation

/// Formats of times that go on: what a stopwatch, a timer or a countdown shows.
public enum SystemFormatStyle: Sendable {}

/// Hours, minutes, seconds and parts of them, as clocks show them.
struct ClockFields: Codable, Hashable, Sendable {
  let showsHours: Bool
  /// How many fields are shown at most, the greatest first; at least one.
  let maxFieldCount: Int
  /// The least that is told apart.
  let maxPrecision: Duration

  /// How many digits stand behind the seconds of a time.
  private func fractionLength(of time: Duration) -> Int {
    let hasHours = showsHours && time >= .seconds(3600)
    // Minutes are always there.
    let fields = (hasHours ? 3 : 2) + 1
    guard maxPrecision < .seconds(1), maxPrecision > .zero, fields <= maxFieldCount else {
      return 0
    }
    var (length, unit) = (0, Duration.seconds(1))
    while unit > maxPrecision, length < 9 {
      length += 1
      unit /= 10
    }
    return length
  }

  /// The step from one time that is shown to the next.
  func step(at time: Duration) -> Duration {
    fractionLength(of: time) > 0 ? maxPrecision : max(maxPrecision, .seconds(1))
  }

  /// A time in whole steps.
  ///
  /// - Parameter roundsUp: Whether a part of a step counts as a whole one.
  func rounded(_ time: Duration, up roundsUp: Bool) -> Duration {
    let step = step(at: time)
    let count = (time / step).rounded(roundsUp ? .up : .down)
    return step * count
  }

  func string(_ time: Duration, _ locale: Locale) -> String {
    let time = max(time, .zero)
    let digits = fractionLength(of: time)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && time >= .seconds(3600)
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
    // What is told apart was rounded before.
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(time)
  }
}

extension Date {
  /// The time from another date on; what is none, or too long, counts as none.
  func duration(since other: Date) -> Duration {
    let seconds = timeIntervalSince(other)
    return .seconds(seconds.isFinite && seconds.magnitude < 1e12 ? seconds : 0)
  }

  func advanced(by duration: Duration) -> Date { addingTimeInterval(duration / .seconds(1)) }
}
