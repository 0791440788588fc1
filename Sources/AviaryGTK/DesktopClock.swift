import Foundation

/// The clock that windows tell their views: it starts at the date of today, and never runs backwards.
struct DesktopClock {
  /// What the date was when the display's clock stood at `origin` seconds.
  private let start: Date
  private let origin: TimeInterval

  init() {
    start = Date()
    origin = Self.seconds
  }

  var now: Date { date(Self.seconds) }

  /// The date of a time of the display's clock, in seconds.
  func date(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds - origin) }

  /// The monotonic clock, which the display uses too.
  private static var seconds: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}
