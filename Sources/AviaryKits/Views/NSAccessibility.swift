import AviaryInteraction
public import Foundation

/// What is known of what is read out, of AppKit.
public struct NSAccessibility: Sendable {
  private init() {}

  /// What something is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A box that is checked or not.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// One of several that exclude each other.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// Several that exclude each other.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// Words.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A field for one line.
    public static let textField = Role(rawValue: "AXTextField")
    /// A field for lines.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A picture.
    public static let image = Role(rawValue: "AXImage")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// Several things.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A table.
    public static let table = Role(rawValue: "AXTable")
    /// A row.
    public static let row = Role(rawValue: "AXRow")
    /// A cell.
    public static let cell = Role(rawValue: "AXCell")
    /// A menu.
    public static let menu = Role(rawValue: "AXMenu")
    /// Something in a menu.
    public static let menuItem = Role(rawValue: "AXMenuItem")
    /// A button that opens a menu.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// Something that scrolls.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// A toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// A window.
    public static let window = Role(rawValue: "AXWindow")
    /// The room of things that are placed.
    public static let layoutArea = Role(rawValue: "AXLayoutArea")
    /// A thing that is placed.
    public static let layoutItem = Role(rawValue: "AXLayoutItem")
    /// Nothing that is known.
    public static let unknown = Role(rawValue: "AXUnknown")
  }

  /// What something is more exactly.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button that closes a window.
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    /// A window over others.
    public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
    /// A field for searches.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// A field for what nobody may see.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// A window as usual.
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A button that is on and off in turn.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// Nothing that is known.
    public static let unknown = Subrole(rawValue: "AXUnknown")
  }

  /// What happened to something that is read out.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Something is to be read out.
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    /// The keyboard is elsewhere.
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    /// Things are elsewhere.
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    /// Something shows another value.
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    /// Something is called otherwise.
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
  }

  /// Tells nothing: views tell who reads things out by themselves what happens to them.
  ///
  /// - Parameters:
  ///   - element: To what.
  ///   - notification: What happened.
  public static func post(element: Any, notification: Notification) {}

  /// Has a screen reader speak an announcement; of all else views tell by themselves.
  ///
  /// - Parameters:
  ///   - element: To what something happened; not looked at.
  ///   - notification: What happened.
  ///   - userInfo: The words, under `.announcement`.
  public static func post(
    element: Any,
    notification: Notification,
    userInfo: [NotificationUserInfoKey: Any]?
  ) {
    guard notification == .announcementRequested,
      let words = userInfo?[.announcement] as? String
    else { return }
    AccessibilityNotification.Announcement(words).post()
  }

  /// What is told with a notification.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The words to be spoken.
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    /// How urgent they are: a number, which is not looked at.
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }
}

/// What is read out, and where it is, of AppKit.
@MainActor @preconcurrency
public protocol NSAccessibilityElementProtocol: NSObjectProtocol {
  /// Where it is on the screen, in points.
  func accessibilityFrame() -> NSRect
  /// What it is in; nil for nothing.
  func accessibilityParent() -> Any?
}

/// A thing that is placed in some room, of AppKit.
@MainActor @preconcurrency
public protocol NSAccessibilityLayoutItem: NSAccessibilityElementProtocol {
  /// Says where it is on the screen, in points.
  func setAccessibilityFrame(_ frame: NSRect)
}

/// Several things that are read out, of AppKit.
@MainActor @preconcurrency
public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}

/// A button that is read out, of AppKit.
@MainActor @preconcurrency
public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
  /// What is read out in its place.
  func accessibilityLabel() -> String?
  /// Does what a click does.
  func accessibilityPerformPress() -> Bool
}

/// What AppKit's views and windows are told to have read out.
struct AccessibilityValues {
  var label: String?
  var title: String?
  var help: String?
  var value: Any?
  var identifier = ""
  var role: NSAccessibility.Role?
  var subrole: NSAccessibility.Subrole?
  var roleDescription: String?
  var isElement = false
  var isEnabled = true
  var isHidden = false
  var children: [Any]?
  weak var parent: AnyObject?
  var frame = NSRect.zero
}
