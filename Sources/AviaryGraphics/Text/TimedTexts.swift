@_spi(Engine) import AviaryEngine
import Foundation

/// Has texts say anew what they say of the time, whenever that changes.
///
/// Nothing in a picture, where no time passes.
final class TimedTexts: TimeDriven {
  private struct Entry {
    weak var node: TextNode?
    /// When the text says something else.
    let date: Date
  }

  private let clock: FrameClock
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var earliest: Date?

  init(_ clock: FrameClock) {
    self.clock = clock
    clock.onStart { [weak self] in
      if let self { clock.add(self) }
    }
  }

  /// Notes when a text says something else; nil for never.
  func set(_ date: Date?, for node: TextNode) {
    entries[ObjectIdentifier(node)] = date.map { Entry(node: node, date: $0) }
    earliest = entries.values.lazy.map(\.date).min()
  }

  /// What is shown is the day's time; the clock's may be another.
  var nextWakeUp: WakeUp {
    guard let earliest else { return .never }
    return .at(clock.now.addingTimeInterval(max(0, earliest.timeIntervalSince(clock.today()))))
  }

  var isMotion: Bool { false }

  func tick(_ now: Date) {
    let today = clock.today()
    guard let earliest, earliest <= today else { return }
    for (key, entry) in entries where entry.date <= today {
      entries[key] = nil
      if let node = entry.node, node.isMounted { node.updateIfNeeded() }
    }
    self.earliest = entries.values.lazy.map(\.date).min()
  }
}

extension ViewRoot {
  var timedTexts: TimedTexts { rootStorage { TimedTexts(clock) } }
}
