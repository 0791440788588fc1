public import AviaryGraphics
public import Foundation

/// A bar of tabs of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// What it looks like.
  open var standardAppearance = UITabBarAppearance()
  /// What it looks like where nothing is behind it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether something shines through.
  open var isTranslucent = true
  /// Its colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  /// The controller whose bar it is; nil for none.
  weak var controller: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelected: UITabBarItem?

  /// Who is told what a person chooses; of a controller's bar the controller, and nobody else here.
  open weak var delegate: (any UITabBarDelegate)?
  /// Its tabs: those of its controller, where it has one; nil for none.
  open var items: [UITabBarItem]? {
    get { controller?.viewControllers?.compactMap { $0.tabBarItem } ?? ownItems }
    set {
      if controller == nil {
        ownItems = newValue
      } else {
        Missing.tell("UITabBar.items", "a controller's bar has its controllers' items")
      }
    }
  }
  /// Sets its tabs; nothing moves.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Which is chosen; nil for none.
  open var selectedItem: UITabBarItem? {
    get { controller.map { $0.selectedViewController?.tabBarItem } ?? ownSelected }
    set {
      guard let controller else { return ownSelected = newValue }
      let chosen = controller.viewControllers?.first { $0.tabBarItem === newValue }
      controller.selectedViewController = chosen
    }
  }
  /// How wide tabs are, in points; 0 for their own width.
  open var itemWidth: CGFloat = 0
  /// Room between tabs, in points; 0 for the usual room.
  open var itemSpacing: CGFloat = 0
  /// How tabs stand in it.
  open var itemPositioning = ItemPositioning.automatic

  /// How tabs stand in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As suits the room.
    case automatic = 0
    /// In all of the width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}

/// Who is told what a person chooses of a bar of tabs; never here.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
