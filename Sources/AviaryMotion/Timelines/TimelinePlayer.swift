@_spi(Engine) package import AviaryEngine
import AviaryGraph
package import Foundation

/// Knows which date of a schedule is due.
package final class TimelinePlayer: AnimationPlayer {
  private var schedule: (any TimelineSchedule)?
  private var upcoming: AnyIterator<Date>?
  private var current: Date?
  private var next: Date?

  /// More dates than this between two frames are passed over at once.
  private static let patience = 1_000

  /// The date to show under a schedule.
  func date<Schedule: TimelineSchedule>(of schedule: Schedule) -> Date {
    read()
    if let known = self.schedule as? Schedule, ValueEquality.isEqual(known, schedule) {
    } else {
      self.schedule = schedule
      if isRunning { restart() }
    }
    return isRunning ? current ?? now : today
  }

  // What shows the time is at rest.
  package override var isMotion: Bool { false }

  package override func didStart() {
    restart()
    showAgain()
  }

  private func restart() {
    func dates(of schedule: some TimelineSchedule) -> AnyIterator<Date> {
      var dates = schedule.entries(from: now, mode: .normal).makeIterator()
      return AnyIterator { dates.next() }
    }
    upcoming = schedule.map { dates(of: $0) }
    next = upcoming?.next()
    current = now
    moveOn()
  }

  /// Goes to the last date that is not in the future.
  ///
  /// - Returns: Whether that is another one.
  @discardableResult
  private func moveOn() -> Bool {
    var steps = 0
    var isOther = false
    while let due = next, due <= now {
      steps += 1
      if steps > Self.patience {
        restart()
        return true
      }
      current = due
      isOther = true
      next = upcoming?.next()
    }
    return isOther
  }

  package override var nextWakeUp: WakeUp { next.map { .at($0) } ?? .never }

  package override func tick(_ now: Date) { if moveOn() { showAgain() } }
}
