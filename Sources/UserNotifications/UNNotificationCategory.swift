public import Foundation

/// A button of notifications.
public final class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What it is known by.
  public let identifier: String
  /// What it says.
  public let title: String
  /// What it does besides.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// What a button of a notification does besides.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only where the screen is not locked; desktops show no buttons on locked screens.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It takes something away; desktops show it as others.
  public static let destructive = Self(rawValue: 2)
  /// It brings the program to the front.
  public static let foreground = Self(rawValue: 4)
}

/// A kind of notifications, with the buttons that they have.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What notifications name it by.
  public let identifier: String
  /// Its buttons, in order.
  public let actions: [UNNotificationAction]
  /// Kept; nothing reads them here.
  public let intentIdentifiers: [String]
  /// What is told besides.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// What is told of notifications of a category besides.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// That a person has sent one away.
  public static let customDismissAction = Self(rawValue: 1)
}
