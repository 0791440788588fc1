package import Foundation

/// When something wants to be told the time again.
package enum WakeUp: Equatable, Sendable {
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
package protocol TimeDriven: AnyObject {
  /// When ``tick(_:)`` is to be called next, if nothing else happens. At rest it is ``WakeUp/never``.
  var nextWakeUp: WakeUp { get }

  /// It is so late now; never earlier than before.
  func tick(_ now: Date)
}

/// The clock of one tree of views: it has the time of whoever shows the tree, and asks for none of its own.
package final class FrameClock {
  /// The time of the last event or tick.
  package private(set) var now = Date(timeIntervalSinceReferenceDate: 0)
  private var driven: [any TimeDriven] = []

  package init() {}

  /// Tells something the time from now on. It is kept as long as the tree is.
  package func add(_ member: any TimeDriven) {
    guard !driven.contains(where: { $0 === member }) else { return }
    driven.append(member)
  }

  package func remove(_ member: any TimeDriven) { driven.removeAll { $0 === member } }

  /// Takes the time of an event.
  package func advance(to date: Date) { now = max(now, date) }

  package func tick(_ date: Date) {
    advance(to: date)
    for member in driven { member.tick(now) }
  }

  /// The earliest time that anybody asks for.
  package var nextWakeUp: WakeUp {
    driven.reduce(.never) { $0.earlier($1.nextWakeUp) }
  }
}

extension ViewRoot {
  /// The tree's clock.
  package var clock: FrameClock { shelf { FrameClock() } }
}
