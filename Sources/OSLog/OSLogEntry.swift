public import Foundation
import os

/// Something that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The message as it may be read.
  public let composedMessage: String
  /// When it was logged.
  public let date: Date

  init(message: String, date: Date) {
    composedMessage = message
    self.date = date
  }
}

/// What was logged by a program and a subsystem of it.
public protocol OSLogEntryWithPayload {
  /// The part of the subsystem.
  var category: String { get }
  /// The program or a part of it.
  var subsystem: String { get }
}

/// What was logged by a process.
public protocol OSLogEntryFromProcess {
  /// The process's name.
  var process: String { get }
  /// The process's number.
  var processIdentifier: Int32 { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess,
  @unchecked Sendable
{
  /// How grave a message is.
  public enum Level: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// A debug message.
    case debug = 1
    /// What helps.
    case info = 2
    /// What may matter.
    case notice = 3
    /// What went wrong.
    case error = 4
    /// A mistake in the program.
    case fault = 5
  }

  /// How grave it is.
  public let level: Level
  /// The part of the subsystem.
  public let category: String
  /// The program or a part of it.
  public let subsystem: String
  /// The process's name.
  public let process: String
  /// The process's number.
  public let processIdentifier: Int32
  /// The number of the thread.
  public let threadIdentifier: UInt64

  init(_ record: LogRecord) {
    level =
      switch record.level {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    category = record.category
    subsystem = record.subsystem
    process = ProcessInfo.processInfo.processName
    processIdentifier = ProcessInfo.processInfo.processIdentifier
    threadIdentifier = UInt64(record.thread)
    super.init(message: record.message, date: record.date)
  }
}
