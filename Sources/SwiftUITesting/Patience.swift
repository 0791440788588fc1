/// How long something is waited for: time in which others have the main actor counts little, since tests that run beside this
/// one would use it all up.
struct Patience {
  /// So much of one wait counts, however long it took.
  private static let longestWait = Duration.milliseconds(20)

  private var left: Duration
  private var last = ContinuousClock.now

  init(_ limit: Duration) { left = limit }

  /// Whether it lasts: what was done since the last wait counts.
  mutating func lasts() -> Bool {
    let now = ContinuousClock.now
    left -= now - last
    last = now
    return left > .zero
  }

  /// Waits for a short time, in which others have a turn.
  mutating func wait(for time: Duration) async {
    last = .now
    try? await Task.sleep(for: time)
    let now = ContinuousClock.now
    left -= min(now - last, Self.longestWait)
    last = now
  }
}
