public import Foundation
import os

/// What was logged: the last messages of this process, some hundreds of them.
///
/// What other processes logged, and this one before it was started, is not told of here;
/// `journalctl` does.
public final class OSLogStore: Sendable {
  /// Whose messages are told of.
  public enum Scope: Int, Sendable {
    /// All processes'; not possible here.
    case system = 0
    /// This process's.
    case currentProcessIdentifier = 1
  }

  /// The store of a scope.
  ///
  /// - Parameter scope: Whose messages are told of.
  /// - Throws: `CocoaError(.featureUnsupported)` for all but this process.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.featureUnsupported) }
  }

  /// Where messages of a time begin.
  ///
  /// - Parameter date: The time.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Where messages begin that are no older than something before now.
  ///
  /// - Parameter interval: How long before now, in seconds.
  public func position(timeIntervalSinceEnd interval: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: -abs(interval)))
  }

  /// Where messages begin that are no older than something after the process was started.
  ///
  /// - Parameter interval: How long after the oldest message that is kept, in seconds.
  public func position(timeIntervalSinceLatestBoot interval: TimeInterval) -> OSLogPosition {
    let start = LogOutput.shared.records.first?.date ?? .distantPast
    return OSLogPosition(date: start.addingTimeInterval(interval))
  }

  /// The messages, oldest first.
  ///
  /// - Parameters:
  ///   - options: Only ``OSLogEnumerator/Options/reverse`` counts: newest first.
  ///   - position: Where to begin; nil for all.
  ///   - predicate: Which entries; nil for all.
  public func getEntries(
    with options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = LogOutput.shared.records
      .filter { record in position.map { record.date >= $0.date } ?? true }
      .map { OSLogEntryLog($0) as OSLogEntry }
      .filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A place among messages.
public final class OSLogPosition: Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}

/// How messages are read.
public final class OSLogEnumerator: Sendable {
  /// In which order.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Newest first.
    public static let reverse = Options(rawValue: 1)
  }
}
