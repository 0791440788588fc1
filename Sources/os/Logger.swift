/// Logs messages of a subsystem.
///
/// Messages go to the standard error stream, and to the systemd journal where there is one. Debug
/// messages are off by default, and so nothing of them is evaluated; `AVIARY_LOG_LEVEL` says what
/// is on (Documentation/Logging.md).
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger of no subsystem.
  public init() { log = .default }

  /// A logger of a subsystem.
  ///
  /// - Parameters:
  ///   - subsystem: The program's or a part's name, of the form `com.example.app`.
  ///   - category: A part's name, as "network".
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger that writes to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { log = logObj }

  var handle: OSLog { log }

  /// Logs a message of the level `default`.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level, message)
  }

  /// Logs a message of the level `debug`.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Logs a message of the level `debug`.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(.debug, message) }

  /// Logs a message of the level `info`.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(.info, message) }

  /// Logs a message of the level `default`.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(.default, message) }

  /// Logs a message of the level `error`.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Logs a message of the level `error`.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(.error, message) }

  /// Logs a message of the level `fault`.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }

  /// Logs a message of the level `fault`.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(.fault, message) }
}
