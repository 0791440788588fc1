/// Hears of what people do with a program's notifications.
///
/// Each question has a form that suspends and one with a closure; one of them is enough. They are asked on the main actor.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A person has opened a notification, chosen a button of it, or, where its category wants that told, sent it away.
  @MainActor @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// The same, with a closure to be called at the end.
  @MainActor @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// A notification is due while the program is in front: says how it is shown; not at all by default.
  @MainActor @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The same, with a closure to be called with the answer.
  @MainActor @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Asks the form with a closure.
  @MainActor @preconcurrency
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, didReceive: response) { continuation.resume() }
    }
  }

  /// Does nothing.
  @MainActor @preconcurrency
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }

  /// Asks the form with a closure.
  @MainActor @preconcurrency
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, willPresent: notification) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Has it not shown.
  @MainActor @preconcurrency
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
}

/// How a notification is shown while its program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Kept; desktops show no numbers on icons.
  public static let badge = Self(rawValue: 1)
  /// Its sound is heard.
  public static let sound = Self(rawValue: 2)
  /// It is listed, without being shown in front.
  public static let list = Self(rawValue: 8)
  /// It is shown.
  public static let banner = Self(rawValue: 16)
}
