public import Foundation

/// What is told to other programs, by Foundation's name on macOS: here this program alone hears of
/// it.
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  /// Which programs hear of it.
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those of this machine.
    public static let localNotificationCenterType = CenterType(
      rawValue: "NSLocalNotificationCenterType"
    )
  }

  /// What becomes of what is told to a program that does not work.
  public enum SuspensionBehavior: UInt, Sendable {
    /// It is dropped.
    case drop = 1
    /// The last one is told later.
    case coalesce = 2
    /// All are told later.
    case hold = 3
    /// It is told at once.
    case deliverImmediately = 4
  }

  /// How something is told.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What has bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once.
    public static let deliverImmediately = Options(rawValue: 1)
    /// To all sessions.
    public static let postToAllSessions = Options(rawValue: 2)
  }

  private static let one = DistributedNotificationCenter()

  /// The one of the program.
  public static func `default`() -> DistributedNotificationCenter { one }
  /// The one of the program, whichever programs are meant.
  public static func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter
  {
    one
  }

  /// Whether what is told waits; kept.
  public var suspended = false

  /// Tells something; told once that other programs don't hear of it.
  ///
  /// - Parameters:
  ///   - name: What.
  ///   - object: Of which object, by its name; nil for none.
  ///   - userInfo: What is to be known of it.
  ///   - deliverImmediately: Whether at once; it always is.
  public func postNotificationName(
    _ name: NSNotification.Name,
    object: String?,
    userInfo: [AnyHashable: Any]? = nil,
    deliverImmediately: Bool = false
  ) {
    Missing.tell("DistributedNotificationCenter.post", "this program alone hears of it")
    post(name: name, object: object, userInfo: userInfo)
  }

  /// Tells something; told once that other programs don't hear of it.
  ///
  /// - Parameters:
  ///   - name: What.
  ///   - object: Of which object, by its name; nil for none.
  ///   - userInfo: What is to be known of it.
  ///   - options: How.
  public func postNotificationName(
    _ name: NSNotification.Name,
    object: String?,
    userInfo: [AnyHashable: Any]? = nil,
    options: Options
  ) { postNotificationName(name, object: object, userInfo: userInfo, deliverImmediately: true) }
}
