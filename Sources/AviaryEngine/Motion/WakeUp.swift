public import Foundation

/// When something wants to be told the time again.
@_spi(Engine) @_spi(Hosting) public enum WakeUp: Equatable, Sendable {
  /// With the next frame.
  case now
  /// At a date.
  case at(Date)
  /// Not before something happens.
  case never

  /// The earlier of two.
  package func earlier(_ other: WakeUp) -> WakeUp {
    switch (self, other) {
    case (.now, _), (_, .now): .now
    case (.never, let other): other
    case (let own, .never): own
    case (.at(let a), .at(let b)): .at(min(a, b))
    }
  }
}

/// Something that changes by itself as time passes: an animation, a long press, content that runs out.
@_spi(Engine) public protocol TimeDriven: AnyObject {
  /// When ``tick(_:)`` is to be called next, if nothing else happens. At rest it is ``WakeUp/never``.
  var nextWakeUp: WakeUp { get }

  /// It is so late now; never earlier than before.
  func tick(_ now: Date)

  /// Whether it comes to rest some day, and not only shows what time it is; true by default.
  var isMotion: Bool { get }
}

extension TimeDriven {
  /// It comes to rest.
  @_spi(Engine) public var isMotion: Bool { true }
}

/// The clock of one tree of views: it has the time of whoever shows the tree, and asks for none of its own.
package final class FrameClock {
  /// The time of the last event or tick.
  package private(set) var now = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether somebody tells the time; in a picture nobody does, and nothing can wait.
  package private(set) var isRunning = false
  /// What is to be done once time passes.
  private var starters: [() -> Void] = []
  private var alarms: [(date: Date, action: () -> Void)] = []
  private var driven: [any TimeDriven] = []
  /// How often something was taken out of them.
  private var generation = 0

  /// What day and time it is for those here, whether or not anybody tells the time; see
  /// ``PlatformServices/today``.
  package let today: () -> Date

  package init(today: @escaping () -> Date) { self.today = today }

  /// Tells something the time from now on; it is kept as long as the tree is.
  package func add(_ member: any TimeDriven) {
    guard !driven.contains(where: { $0 === member }) else { return }
    driven.append(member)
  }

  /// Stops telling something the time, at once: also where what is told before it in a tick takes it away.
  package func remove(_ member: any TimeDriven) {
    driven.removeAll { $0 === member }
    generation += 1
  }

  /// Takes the time of an event.
  ///
  /// The first one may be any; what waited until then waits from there on. A later one that is earlier counts for
  /// nothing.
  package func advance(to date: Date) {
    guard !isRunning else {
      now = max(now, date)
      return
    }
    let wait = date.timeIntervalSince(now)
    alarms = alarms.map { ($0.date.addingTimeInterval(wait), $0.action) }
    now = date
    isRunning = true
    let due = starters
    starters = []
    for action in due { action() }
  }

  package func tick(_ date: Date) {
    advance(to: date)
    let start = generation
    func isDriven(_ member: any TimeDriven) -> Bool {
      generation == start || driven.contains { $0 === member }
    }
    for member in driven where isDriven(member) { member.tick(now) }
    let due = alarms.filter { $0.date <= now }.sorted { $0.date < $1.date }
    alarms.removeAll { $0.date <= now }
    for alarm in due { alarm.action() }
  }

  /// Calls back once time passes: at once if it does.
  package func onStart(_ action: @escaping () -> Void) {
    if isRunning { action() } else { starters.append(action) }
  }

  /// Calls back after so many seconds.
  package func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    alarms.append((now.addingTimeInterval(seconds), action))
  }

  /// The earliest time that anybody asks for.
  package var nextWakeUp: WakeUp {
    driven.reduce(nextAlarm) { $0.earlier($1.nextWakeUp) }
  }

  /// The earliest time that anybody asks for who comes to rest some day.
  package var nextMotion: WakeUp {
    driven.reduce(nextAlarm) { $1.isMotion ? $0.earlier($1.nextWakeUp) : $0 }
  }

  private var nextAlarm: WakeUp { alarms.map(\.date).min().map { WakeUp.at($0) } ?? .never }
}
