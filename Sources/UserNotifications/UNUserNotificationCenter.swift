import AviaryEngine
public import Foundation

/// Shows notifications of the program, by what shows them on the desktop (`org.freedesktop.Notifications`).
///
/// Those with a trigger are shown while the program runs: there is nobody on a desktop to keep them for it.
///
/// - SeeAlso: Documentation/Behaviours/notifications.md
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()

  private let desk = NotificationDesk()
  private let lock = NSLock()
  private weak var keptDelegate: (any UNUserNotificationCenterDelegate)?

  private override init() { super.init() }

  /// That of the program.
  public class func current() -> UNUserNotificationCenter { center }

  /// Who hears of what people do with notifications; held weakly.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { keptDelegate } }
    set {
      lock.withLock { keptDelegate = newValue }
      onDesk { _ in }
    }
  }

  /// Nobody is asked on a desktop.
  public var supportsContentExtensions: Bool { false }

  private func onDesk(_ body: @escaping @MainActor (NotificationDesk) -> Void) {
    let desk = desk
    if Thread.isMainThread {
      MainActor.assumeIsolated { body(desk) }
    } else {
      DispatchQueue.main.async { body(desk) }
    }
  }

  // MARK: - Permission

  /// Whether notifications can be shown: on a desktop nobody is asked, and something has to be there that shows them.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await desk.capabilities() != nil
  }

  /// The same, with a closure; called on the main thread.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { @MainActor in completionHandler(await desk.capabilities() != nil, nil) }
  }

  /// What notifications may do, as far as the desktop tells.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(capabilities: await desk.capabilities())
  }

  /// The same, with a closure; called on the main thread.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { @MainActor in
      completionHandler(UNNotificationSettings(capabilities: await desk.capabilities()))
    }
  }

  // MARK: - Categories

  /// Sets the kinds of notifications, in place of those that were set before.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onDesk { $0.categories = categories }
  }

  /// The kinds of notifications that were set.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await MainActor.run { desk.categories }
  }

  // MARK: - Requests

  /// Has a notification shown, at once or when its trigger says.
  ///
  /// - Throws: ``UNError`` where it says nothing, is never due, or nothing on the session's bus shows notifications.
  public func add(_ request: UNNotificationRequest) async throws {
    try await desk.add(request, for: self)
  }

  /// The same, with a closure that gets the error; called on the main thread.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task { @MainActor in
      do {
        try await desk.add(request, for: self)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// The notifications that wait for their triggers, first the one that is due first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { desk.pendingRequests }
  }

  /// The same, with a closure; called on the main thread.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onDesk { completionHandler($0.pendingRequests) }
  }

  /// Has notifications that wait not shown.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onDesk { $0.removePending(identifiers) }
  }

  /// Has no notification shown that waits.
  public func removeAllPendingNotificationRequests() { onDesk { $0.removePending(nil) } }

  // MARK: - What was shown

  /// The notifications that were shown and not sent away or opened, as far as the desktop tells, the oldest first.
  public func deliveredNotifications() async -> [UNNotification] {
    await MainActor.run { desk.deliveredNotifications }
  }

  /// The same, with a closure; called on the main thread.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onDesk { completionHandler($0.deliveredNotifications) }
  }

  /// Takes notifications off the desktop.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onDesk { $0.removeDelivered(identifiers) }
  }

  /// Sets the number at the program's symbol, which desktops don't show: it is told once.
  ///
  /// - Parameters:
  ///   - newBadgeCount: 0 for none.
  ///   - completionHandler: Called with no error, on another thread.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if newBadgeCount != 0 {
      Warnings.once("UNUserNotificationCenter.setBadgeCount: desktops show no number at symbols")
    }
    DispatchQueue.global().async { completionHandler?(nil) }
  }

  /// Sets the number at the program's symbol, which desktops don't show: it is told once.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    setBadgeCount(newBadgeCount, withCompletionHandler: nil)
  }

  /// Takes all notifications of the program off the desktop.
  public func removeAllDeliveredNotifications() { onDesk { $0.removeDelivered(nil) } }
}
