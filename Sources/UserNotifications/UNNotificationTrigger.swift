public import Foundation

/// When a notification is shown, while the program runs.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When it is due, the first time after a moment; nil for never.
  func date(after moment: Date) -> Date? { nil }
}

/// Shows a notification some time after it was added.
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: In seconds, greater than 0.
  ///   - repeats: Whether it is shown each time that so much time has passed.
  /// - Precondition: The interval is greater than 0, and at least 60 where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(
      timeInterval > 0 && timeInterval.isFinite,
      "UNTimeIntervalNotificationTrigger: the time interval must be greater than 0; it is \(timeInterval)"
    )
    precondition(
      !repeats || timeInterval >= 60,
      "UNTimeIntervalNotificationTrigger: the time interval must be at least 60 if it repeats; it is \(timeInterval)"
    )
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it is due, if it were added now.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a time of the calendar.
public class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the time has to be; what is nil is not asked for.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: What the time has to be; what is nil is not asked for.
  ///   - repeats: Whether it is shown each time that it is so.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is due next; nil for never.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: moment, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
