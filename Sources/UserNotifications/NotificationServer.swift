import AviaryEngine
import AviaryGTK
import Foundation

/// What shows notifications on the desktop, over the session's bus.
///
/// Source: the Desktop Notifications Specification at freedesktop.org, version 1.2.
@MainActor
final class NotificationServer {
  enum Event {
    /// A person has opened a notification, or chosen a button of it, by its key.
    case activated(UInt32, key: String)
    case closed(UInt32, byPerson: Bool)
  }

  static let defaultKey = "default"
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  private let receive: (Event) -> Void
  private var bus: SessionBus?
  private var isConnected: Bool?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var known: Set<String>?

  init(_ receive: @escaping (Event) -> Void) { self.receive = receive }

  private func connect() async -> SessionBus? {
    if bus == nil {
      bus = SessionBus(
        serving: nil,
        ready: { [weak self] bus, name in
          guard let self else { return }
          isConnected = name != nil
          for member in ["ActionInvoked", "NotificationClosed"] {
            bus.subscribe(Self.name, Self.path, Self.name, member)
          }
          let due = waiting
          waiting = []
          for continuation in due { continuation.resume() }
        },
        told: { [weak self] _, member, arguments in
          let number = UInt32(truncatingIfNeeded: arguments.integer(0))
          switch member {
          case "ActionInvoked": self?.receive(.activated(number, key: arguments.string(1)))
          // 2: a person has sent it away.
          case "NotificationClosed":
            self?.receive(.closed(number, byPerson: arguments.integer(1) == 2))
          default: break
          }
        }
      )
    }
    if isConnected == nil { await withCheckedContinuation { waiting.append($0) } }
    return isConnected == true ? bus : nil
  }

  private func call(
    _ member: String,
    _ arguments: BusValue = .empty
  ) async throws -> SessionBus.Answer {
    guard let bus = await connect() else { throw BusError(reason: "there is no session bus") }
    return try await bus.answer(Self.name, Self.path, Self.name, member, arguments, starts: true)
  }

  /// What it can do; nil where there is none, which is told once.
  func capabilities() async -> Set<String>? {
    if let known { return known }
    do {
      known = Set(try await call("GetCapabilities").strings(0))
    } catch {
      let reason = (error as? BusError)?.reason ?? "\(error)"
      Warnings.once(
        "UNUserNotificationCenter: nothing shows notifications (\(Self.name): \(reason))"
      )
    }
    return known
  }

  /// Shows a notification.
  ///
  /// - Parameters:
  ///   - actions: The titles of its buttons.
  ///   - number: That of the notification whose place it takes; 0 for none.
  /// - Returns: Its number.
  func show(
    _ content: UNNotificationContent,
    actions: [String],
    options: UNNotificationPresentationOptions,
    inPlaceOf number: UInt32
  ) async throws -> UInt32 {
    let abilities = await capabilities() ?? []
    var text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    if abilities.contains("body-markup") { text = Self.escaped(text) }
    var keys: [BusValue] = []
    if abilities.contains("actions") {
      keys = [.string(Self.defaultKey), .string("Open")]
      for (index, title) in actions.enumerated() {
        keys += [.string("action-\(index)"), .string(title)]
      }
    } else if !actions.isEmpty {
      Warnings.once("UNNotificationCategory: the desktop's notifications have no buttons")
    }
    let answer = try await call(
      "Notify",
      .tuple(
        .string(ProgramWindows.name),
        .uint32(number),
        .string(""),
        .string(content.title.isEmpty ? ProgramWindows.name : content.title),
        .string(text),
        .array("s", keys),
        .dictionary("v", hints(of: content, options)),
        .int32(-1)
      )
    )
    return UInt32(truncatingIfNeeded: answer.integer(0))
  }

  private func hints(
    of content: UNNotificationContent,
    _ options: UNNotificationPresentationOptions
  ) -> [(String, BusValue)] {
    let urgency: UInt8 =
      switch content.interruptionLevel {
      case .passive: 0
      case .active: options.contains(.banner) ? 1 : 0
      case .timeSensitive, .critical: 2
      }
    var hints: [(String, BusValue)] = [
      ("urgency", .variant(.byte(urgency))),
      ("desktop-entry", .variant(.string(ProgramWindows.identifier))),
    ]
    if let sound = content.sound, options.contains(.sound) {
      hints.append(("sound-name", .variant(.string(sound.name ?? "message-new-instant"))))
    } else {
      hints.append(("suppress-sound", .variant(.bool(true))))
    }
    return hints
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// Takes a notification off the desktop.
  func close(_ number: UInt32) {
    bus?.send(Self.name, Self.path, Self.name, "CloseNotification", .tuple(.uint32(number)))
  }
}
