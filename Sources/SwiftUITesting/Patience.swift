/// How long something is waited for: time in which others have the main actor counts little, since tests that run beside this
/// one would use it all up.
struct Patience {
  /// So much of one wait counts, however long it took.
  private static let longestWait = Duration.milliseconds(20)

  /// So often is looked again in any case: what is waited for takes some turns of its own, however long each of them is.
  private static let fewestTurns = 20

  private var left: Duration
  private var turns = 0
  private var last = ContinuousClock.now

  /// Whether nothing is to be waited for at all.
  private let isNothing: Bool

  init(_ limit: Duration) {
    left = limit
    isNothing = limit <= .zero
  }

  /// Whether it lasts: what was done since the last wait counts.
  mutating func lasts() -> Bool {
    let now = ContinuousClock.now
    left -= now - last
    last = now
    turns += 1
    return left > .zero || (turns <= Self.fewestTurns && !isNothing)
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
