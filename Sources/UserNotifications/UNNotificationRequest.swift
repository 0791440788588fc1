public import Foundation

/// A notification that is wanted: what it says, and when.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What it is known by; another one of the same identifier takes its place.
  public let identifier: String
  /// What it says: what it said when the request was made.
  public let content: UNNotificationContent
  /// When it is shown; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - identifier: What it is known by.
  ///   - content: What it says; later changes of it do not count.
  ///   - trigger: When it is shown; nil for at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(values: content.values, information: content.information)
    self.trigger = trigger
  }
}

/// A notification that was shown.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What was wanted.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a person did with a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that was chosen; ``UNNotificationDefaultActionIdentifier`` where it was opened, and
  /// ``UNNotificationDismissActionIdentifier`` where it was sent away.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A person has opened a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// A person has sent a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
