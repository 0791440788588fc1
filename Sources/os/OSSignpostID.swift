import Synchronization

/// What tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable, Comparable {
  /// The number.
  public let rawValue: UInt64

  /// The id of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Made anew, equal to no other of the process.
  ///
  /// - Parameter log: The log that the intervals go to; ids are told apart in all logs.
  public init(log: OSLog) { self = .unique() }

  /// The id of an object: the same as long as it lives.
  ///
  /// - Parameters:
  ///   - log: The log that the intervals go to.
  ///   - object: The object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Of intervals of which there is one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Of nothing.
  public static let null = OSSignpostID(0)
  /// Of nothing that is valid.
  public static let invalid = OSSignpostID(.max)

  /// Whether one number is below another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  // Shared: ids tell intervals of the whole process apart.
  private static let last = Atomic<UInt64>(0)

  static func unique() -> OSSignpostID {
    OSSignpostID(last.add(1, ordering: .relaxed).newValue)
  }
}

/// What a signpost tells of.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// The kind of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable, Codable {
  /// What tells it apart.
  public let signpostID: OSSignpostID
  /// When it began; nil where nobody measures, or in another process.
  let start: ContinuousClock.Instant?

  init(id: OSSignpostID, start: ContinuousClock.Instant?) {
    signpostID = id
    self.start = start
  }

  /// The state of an interval that was begun elsewhere, to end it here.
  ///
  /// - Parameter id: What tells it apart.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, start: nil)
  }

  /// Reads the number that tells the interval apart.
  public init(from decoder: any Decoder) throws {
    signpostID = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
    start = nil
  }

  /// Writes the number that tells the interval apart.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }
}
