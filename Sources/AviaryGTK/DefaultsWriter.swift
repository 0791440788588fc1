import Foundation

/// Has user defaults written to their file.
///
/// On Linux Foundation writes them only when it is asked to, and tells nobody of a change; to ask where nothing has
/// changed costs nothing. So it is asked after what happens in the program, at most once in a while.
@MainActor
struct DefaultsWriter {
  /// How long what is set may wait to be written, in seconds.
  private static let interval: TimeInterval = 1

  private var lastWrite = -Double.infinity
  /// Whether something has happened since.
  private var isDue = false

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Writes also where the program ends by `exit`.
  static func writeAtExit() {
    atexit { _ = UserDefaults.standard.synchronize() }
  }

  /// In how many seconds there is something to write; nil for never.
  var delay: TimeInterval? {
    isDue ? max(lastWrite + Self.interval - Self.now, 0) : nil
  }

  /// Says that something has happened, after which anything may have been set.
  mutating func note() {
    isDue = true
    if lastWrite + Self.interval <= Self.now { write() }
  }

  mutating func write() {
    UserDefaults.standard.synchronize()
    lastWrite = Self.now
    isDue = false
  }
}
