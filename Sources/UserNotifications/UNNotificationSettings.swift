public import Foundation

/// What notifications of a program may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon; desktops show none.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// To be shown.
  public static let alert = Self(rawValue: 4)
  /// To be shown whatever the desktop is set to.
  public static let criticalAlert = Self(rawValue: 16)
  /// To be listed before anybody was asked.
  public static let provisional = Self(rawValue: 64)
}

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not: nothing on the session's bus shows any.
  case denied
  /// It may.
  case authorized
  /// It may list them.
  case provisional
}

/// Whether something that notifications do is on.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such thing.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// What a program's notifications may do, as far as the desktop tells.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the program may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether they are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether they are heard.
  public let soundSetting: UNNotificationSetting
  /// Whether icons have numbers: they have none.
  public let badgeSetting = UNNotificationSetting.notSupported

  init(capabilities: Set<String>?) {
    authorizationStatus = capabilities == nil ? .denied : .authorized
    alertSetting = capabilities == nil ? .disabled : .enabled
    soundSetting = capabilities?.contains("sound") == true ? .enabled : .notSupported
  }
}

/// Why a notification was not added.
public struct UNError: Error, LocalizedError, Sendable {
  /// What was wrong.
  public enum Code: Int, Sendable {
    /// The program may not show any: nothing on the session's bus shows them.
    case notificationsNotAllowed = 1
    /// It says nothing.
    case notificationInvalidNoContent = 1401
    /// It is never due.
    case notificationInvalidNoDate = 1400
  }

  /// What was wrong.
  public let code: Code
  let detail: String

  /// The reason, as a sentence.
  public var errorDescription: String? { detail }
}
