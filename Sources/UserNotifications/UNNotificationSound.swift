/// What is heard with a notification.
public struct UNNotificationSound: Hashable, Sendable {
  /// The sound's name in the desktop's sound theme; nil for that of the desktop's notifications.
  let name: String?

  /// That of the desktop's notifications.
  public static let `default` = UNNotificationSound(name: nil)

  init(name: String?) { self.name = name }

  /// A sound of the desktop's sound theme.
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

/// The name of a sound in the desktop's sound theme, such as `message-new-instant`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a sound.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
