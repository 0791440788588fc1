import Foundation

/// How long a program that has been told to end goes on for what its last phases have started.
///
/// Nobody can tell whether a task still has something to do. So the program ends once it has done nothing for a
/// while, and in any case after a few seconds, which is what a phone gives an app that goes to the background.
struct EndingWork {
  /// The longest time that work may take, in seconds.
  static let most: TimeInterval = 5

  /// The longest time that is waited for files that are being written, in seconds.
  static let mostForFiles: TimeInterval = 30

  /// How long nothing has to happen, in seconds.
  static let quiet: TimeInterval = 0.5

  /// The processor's time within a quiet stretch that counts as nothing, in seconds.
  private static let idleTime = 0.01

  private let start: TimeInterval
  private var quietStart: TimeInterval
  private var timeAtQuietStart: TimeInterval

  /// - Parameters:
  ///   - now: The time in seconds, from any beginning.
  ///   - processorTime: The time that all threads of the program have run, in seconds.
  init(now: TimeInterval, processorTime: TimeInterval) {
    start = now
    quietStart = now
    timeAtQuietStart = processorTime
  }

  /// Whether the program may end.
  ///
  /// - Parameter isWriting: Whether a file is being written, which may wait for a disk and do nothing.
  mutating func isOver(now: TimeInterval, processorTime: TimeInterval, isWriting: Bool) -> Bool {
    if isWriting { return now - start >= Self.mostForFiles }
    if now - start >= Self.most { return true }
    if processorTime - timeAtQuietStart > Self.idleTime {
      quietStart = now
      timeAtQuietStart = processorTime
    }
    return now - quietStart >= Self.quiet
  }
}
