/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level, as Apple's systems count.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What may matter for finding a fault.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// What helps and is not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// What helps only while a program is written; off by default.
  public static let debug = OSLogType(rawValue: 0x02)
  /// What went wrong in this program.
  public static let error = OSLogType(rawValue: 0x10)
  /// A mistake in the program itself, or in several of them.
  public static let fault = OSLogType(rawValue: 0x11)

  /// From 0, the least grave: debug, info, default, error, fault.
  var gravity: Int {
    switch rawValue {
    case Self.debug.rawValue: 0
    case Self.info.rawValue: 1
    case Self.error.rawValue: 3
    case Self.fault.rawValue: 4
    default: 2
    }
  }

  /// The level's name.
  var name: String { ["debug", "info", "default", "error", "fault"][gravity] }
}
