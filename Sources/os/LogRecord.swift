import CAviaryOS
package import Foundation

/// A message that was logged.
package struct LogRecord: Sendable {
  package var date: Date
  package var level: OSLogType
  package var subsystem: String
  package var category: String
  /// The number of the thread that logged.
  package var thread: Int32
  /// The message as it may be read.
  package var message: String
}

extension OSLog {
  /// Logs a message, which is asked for only if it is kept.
  func write(_ level: OSLogType, _ message: () -> OSLogMessage) {
    guard isEnabled(type: level) else { return }
    let message = message()
    LogOutput.shared.write(
      LogRecord(
        date: Date(),
        level: level,
        subsystem: subsystem,
        category: category,
        thread: aviary_os_thread(),
        message: message.text(showingPrivate: LogSettings.current.showsPrivate)
      )
    )
  }
}
