import AviaryEngine
import AviaryGTK
import Foundation

/// What is known of the program's notifications, and the way to what shows them.
@MainActor
final class NotificationDesk {
  private struct Pending {
    let request: UNNotificationRequest
    let date: Date
    let work: DispatchWorkItem
  }

  private struct Delivered {
    let notification: UNNotification
    /// The buttons that it has, by their keys.
    let actions: [String: UNNotificationAction]
    let category: UNNotificationCategory?
  }

  var categories: Set<UNNotificationCategory> = []
  private var pending: [String: Pending] = [:]
  /// What was shown, by the desktop's numbers.
  private var delivered: [UInt32: Delivered] = [:]
  private lazy var server = NotificationServer { [unowned self] in receive($0) }

  nonisolated init() {}

  /// What the desktop's notifications can do; nil where nothing shows any.
  func capabilities() async -> Set<String>? { await server.capabilities() }

  // MARK: - Adding

  func add(_ request: UNNotificationRequest, for center: UNUserNotificationCenter) async throws {
    let content = request.content
    guard !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty else {
      throw UNError(
        code: .notificationInvalidNoContent,
        detail: "The notification '\(request.identifier)' has no title, subtitle or body."
      )
    }
    guard await capabilities() != nil else {
      throw UNError(
        code: .notificationsNotAllowed,
        detail: "Nothing on the session's bus shows notifications (org.freedesktop.Notifications)."
      )
    }
    removePending([request.identifier])
    guard let trigger = request.trigger else { return try await present(request, for: center) }
    try wait(for: trigger, request, center)
  }

  private func wait(
    for trigger: UNNotificationTrigger,
    _ request: UNNotificationRequest,
    _ center: UNUserNotificationCenter
  ) throws {
    let now = Date()
    guard let date = trigger.date(after: now) else {
      throw UNError(
        code: .notificationInvalidNoDate,
        detail: "The trigger of the notification '\(request.identifier)' is never due."
      )
    }
    let work = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.pending[request.identifier] = nil
        if trigger.repeats { try? self.wait(for: trigger, request, center) }
        Task { try? await self.present(request, for: center) }
      }
    }
    pending[request.identifier] = Pending(request: request, date: date, work: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + date.timeIntervalSince(now), execute: work)
  }

  /// Shows a notification, as the delegate wants it where the program is in front.
  private func present(
    _ request: UNNotificationRequest,
    for center: UNUserNotificationCenter
  ) async throws {
    let notification = UNNotification(date: Date(), request: request)
    var options: UNNotificationPresentationOptions = [.banner, .list, .sound]
    if Program.services.windows().contains(where: \.isKey) {
      options =
        await center.delegate?.userNotificationCenter(center, willPresent: notification) ?? []
    }
    guard !options.isDisjoint(with: [.banner, .list]) else { return }
    let category = categories.first { $0.identifier == request.content.categoryIdentifier }
    let actions = Dictionary(
      uniqueKeysWithValues: (category?.actions ?? []).enumerated().map { ("action-\($0)", $1) }
    )
    let replaced = delivered.first { $1.notification.request.identifier == request.identifier }
    let number = try await server.show(
      request.content,
      actions: (category?.actions ?? []).map(\.title),
      options: options,
      inPlaceOf: replaced?.key ?? 0
    )
    if let replaced { delivered[replaced.key] = nil }
    delivered[number] = Delivered(
      notification: notification,
      actions: actions,
      category: category
    )
  }

  // MARK: - What waits, and what was shown

  var pendingRequests: [UNNotificationRequest] {
    pending.values.sorted { $0.date < $1.date }.map(\.request)
  }

  /// - Parameter identifiers: nil for all.
  func removePending(_ identifiers: [String]?) {
    for identifier in identifiers ?? Array(pending.keys) {
      pending.removeValue(forKey: identifier)?.work.cancel()
    }
  }

  var deliveredNotifications: [UNNotification] {
    delivered.values.map(\.notification).sorted { $0.date < $1.date }
  }

  /// - Parameter identifiers: nil for all.
  func removeDelivered(_ identifiers: [String]?) {
    for (number, shown) in delivered
    where identifiers?.contains(shown.notification.request.identifier) ?? true {
      delivered[number] = nil
      server.close(number)
    }
  }

  // MARK: - What people do

  private func receive(_ event: NotificationServer.Event) {
    switch event {
    case .activated(let number, let key):
      guard let shown = delivered.removeValue(forKey: number) else { return }
      let action = shown.actions[key]
      guard action != nil || key == NotificationServer.defaultKey else { return }
      if action == nil || action?.options.contains(.foreground) == true {
        ProgramWindows.bringToFront()
      }
      tell(shown, action?.identifier ?? UNNotificationDefaultActionIdentifier)
    case .closed(let number, let byPerson):
      guard byPerson, let shown = delivered.removeValue(forKey: number) else { return }
      guard shown.category?.options.contains(.customDismissAction) == true else { return }
      tell(shown, UNNotificationDismissActionIdentifier)
    }
  }

  private func tell(_ shown: Delivered, _ identifier: String) {
    let center = UNUserNotificationCenter.current()
    let response = UNNotificationResponse(
      notification: shown.notification,
      actionIdentifier: identifier
    )
    nonisolated(unsafe) let delegate = center.delegate
    Task { await delegate?.userNotificationCenter(center, didReceive: response) }
  }
}
