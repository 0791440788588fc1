public import AviaryFoundation
public import Foundation

/// An item of a menu at what is chosen, of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// What is done.
  open var action: Selector

  /// An item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu at what is chosen, of UIKit: its values are kept; that it is not shown is told once.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// The program's menu.
  public static let shared = UIMenuController()

  /// Which way the menu points.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The items that it has beside those of editing.
  open var menuItems: [UIMenuItem]?
  /// Which way it points.
  open var arrowDirection = ArrowDirection.default
  /// Whether it is seen: never.
  open var isMenuVisible: Bool { false }
  /// Where it is, in points: nowhere.
  open var menuFrame: CGRect { .zero }

  /// Would show it at a rectangle of a view, which is told once.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    Missing.tell("UIMenuController.showMenu", "texts of SwiftUI show their own menu")
  }
  /// Takes it away, where it is not.
  open func hideMenu(from targetView: UIView) {}
  /// Takes it away, where it is not.
  open func hideMenu() {}
  /// Brings it up to date; it is not shown.
  open func update() {}

  /// Posted before it is shown; never here.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted when it was shown; never here.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before it goes; never here.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted when it has gone; never here.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Posted when its rectangle changed; never here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}
