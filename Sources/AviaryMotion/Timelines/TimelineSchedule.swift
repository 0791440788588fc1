public import Foundation

/// The dates at which something is shown anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often updates are wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as there is something new.
  case normal
  /// Seldom.
  case lowFrequency
}

/// Dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule from a date on, with an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = interval > 0 ? (startDate.timeIntervalSince(start) / interval).rounded(.down) : 0
    var first = start.addingTimeInterval(max(0, steps) * interval)
    // So far from the start that fractions are lost, the quotient may have been rounded up.
    if first > startDate, steps > 0 { first -= interval }
    return Entries(next: first, interval: interval)
  }

  /// Dates at regular intervals, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var current: Date
    private let interval: TimeInterval

    init(next: Date, interval: TimeInterval) {
      current = next
      self.interval = interval
    }

    /// The next date; the sequence has no end.
    public mutating func next() -> Date? {
      defer { current += interval }
      return current
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(next: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }

  /// The beginning of minutes, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The dates of frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Creates a schedule with a least interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  /// The dates from a date on; none while paused, and none where updates are to be seldom.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(current: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// The dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var current: Date?
    let interval: Double

    /// The next date; nil where no frame follows.
    public mutating func next() -> Date? {
      defer { current = current?.addingTimeInterval(interval) }
      return current
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from a date on, with an interval in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of frames.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// The dates of frames, with a least interval in seconds.
  ///
  /// - Parameters:
  ///   - minimumInterval: In seconds; nil for 60 a second.
  ///   - paused: Whether no dates come; `false` by default.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
}
