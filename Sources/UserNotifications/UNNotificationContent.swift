public import Foundation

/// What a notification says, which does not change.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var title = ""
    var subtitle = ""
    var body = ""
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var badge: Double?
  }

  final var values: Values
  final var information: [AnyHashable: Any]

  init(values: Values = Values(), information: [AnyHashable: Any] = [:]) {
    self.values = values
    self.information = information
  }

  /// The first line, which is shown in bold; empty for none.
  public var title: String { values.title }
  /// A line below the title; empty for none.
  public var subtitle: String { values.subtitle }
  /// What it says; empty for none.
  public var body: String { values.body }
  /// What is heard with it; nil for nothing.
  public var sound: UNNotificationSound? { values.sound }
  /// The category that has its buttons; empty for none.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// What it belongs to; desktops group by programs alone.
  public var threadIdentifier: String { values.threadIdentifier }
  /// How urgent it is.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How much it counts among others of the program, 0 to 1; desktops do not read it.
  public var relevanceScore: Double { values.relevanceScore }
  /// The number at the program's symbol; kept: desktops show none.
  public var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
  /// What the program keeps with it.
  public var userInfo: [AnyHashable: Any] { information }
}

/// What a notification is to say.
public class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Nothing yet.
  public init() { super.init() }

  /// The first line, which is shown in bold; empty for none.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// A line below the title; empty for none.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What it says; empty for none.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// What is heard with it; nil for nothing.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The number at the program's symbol; kept: desktops show none.
  public override var badge: NSNumber? {
    get { super.badge }
    set { values.badge = newValue?.doubleValue }
  }
  /// The category that has its buttons; empty for none.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// What it belongs to; desktops group by programs alone.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// How urgent it is.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How much it counts among others of the program, 0 to 1; desktops do not read it.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// What the program keeps with it.
  public override var userInfo: [AnyHashable: Any] {
    get { information }
    set { information = newValue }
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is only listed.
  case passive
  /// It is shown.
  case active
  /// It is shown at once.
  case timeSensitive
  /// It is shown whatever the desktop is set to.
  case critical
}
