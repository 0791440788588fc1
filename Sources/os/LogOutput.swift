import Foundation
import Glibc
import Synchronization

/// Where messages go: the standard error stream, the journal, and the last ones into a list for
/// `OSLogStore`.
package final class LogOutput: Sendable {
  package static let shared = LogOutput()

  /// How many messages the list has.
  private static let capacity = 1000

  private let history = Mutex<[LogRecord]>([])

  private init() {}

  /// The last messages, oldest first.
  package var records: [LogRecord] { history.withLock { $0 } }

  func write(_ record: LogRecord) {
    history.withLock { history in
      // Half of them go at once, so that it is rarely done.
      if history.count >= Self.capacity { history.removeFirst(Self.capacity / 2) }
      history.append(record)
    }
    let isInJournal = Journal.system?.write(record) == true
    // Where the stream itself leads to the journal, a message would be there twice.
    if !(isInJournal && Self.streamIsJournal) { Self.writeLine(record) }
  }

  private static func writeLine(_ record: LogRecord) {
    let line = Array((record.line + "\n").utf8)
    // One call, so that lines of several threads stay whole.
    line.withUnsafeBytes { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Whether the standard error stream is the journal's, by the device and file number in the
  /// environment.
  private static let streamIsJournal: Bool = {
    guard let wanted = ProcessInfo.processInfo.environment["JOURNAL_STREAM"] else { return false }
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return false }
    return wanted == "\(status.st_dev):\(status.st_ino)"
  }()
}

extension LogRecord {
  /// The message in one line of a terminal: time, level, where it comes from.
  var line: String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    let fraction = Int((date.timeIntervalSince1970 - Double(seconds)) * 1000)
    let time = String(
      format: "%02d:%02d:%02d.%03d",
      parts.tm_hour,
      parts.tm_min,
      parts.tm_sec,
      fraction
    )
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(time) \(level.name) \(place.isEmpty ? "" : "[\(place)] ")\(message)"
  }
}
