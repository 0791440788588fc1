import SwiftUI
import UserNotifications

/// Tells what people do with notifications.
final class NotificationListener: NSObject, UNUserNotificationCenterDelegate, Sendable {
  static let shared = NotificationListener()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let content = response.notification.request.content
    let kept = content.userInfo["key"] as? String ?? "nothing"
    tell("response \(response.actionIdentifier) of \(content.title) with \(kept)")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    tell("in front: \(notification.request.content.title)")
    completionHandler(notification.request.content.body.contains("quiet") ? [] : [.banner, .sound])
  }
}

/// Does what an order of notifications says.
@MainActor
func carryOutNotification(_ words: [String]) async {
  let center = UNUserNotificationCenter.current()
  switch words.first {
  case "ask":
    let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound])
    tell("allowed \(isAllowed.map { "\($0)" } ?? "error")")
    let settings = await center.notificationSettings()
    tell("settings \(settings.authorizationStatus) \(settings.soundSetting)")
  case "categories":
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [
          UNNotificationAction(identifier: "answer", title: "Answer", options: .foreground),
          UNNotificationAction(identifier: "delete", title: "Delete", options: .destructive),
        ],
        intentIdentifiers: [],
        options: .customDismissAction
      )
    ])
  case "notify":
    // notify IDENTIFIER TITLE BODY SECONDS
    let content = UNMutableNotificationContent()
    content.title = words[2]
    content.body = words[3].replacingOccurrences(of: "+", with: " ")
    content.categoryIdentifier = "mail"
    content.sound = .default
    content.userInfo = ["key": "value"]
    let seconds = words.count > 4 ? Double(words[4]) : nil
    let request = UNNotificationRequest(
      identifier: words[1],
      content: content,
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    )
    content.title = "changed later"
    do { try await center.add(request) } catch { tell("error \(error.localizedDescription)") }
  case "empty":
    let request = UNNotificationRequest(
      identifier: "empty",
      content: UNMutableNotificationContent(),
      trigger: nil
    )
    do { try await center.add(request) } catch { tell("error \(error.localizedDescription)") }
  case "pending":
    tell("pending \(await center.pendingNotificationRequests().map(\.identifier))")
  case "delivered":
    tell("delivered \(await center.deliveredNotifications().map(\.request.identifier))")
  case "unwait": center.removePendingNotificationRequests(withIdentifiers: [words[1]])
  case "withdraw": center.removeDeliveredNotifications(withIdentifiers: [words[1]])
  default: tell("unknown order \(words)")
  }
}
