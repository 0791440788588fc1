@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that is an item of an open menu.
package protocol MenuItemTarget: ViewNode {
  /// Whether it is what is chosen, where the menu is there to choose: keys begin there.
  var isChosen: Bool { get }

  /// What of it is highlighted, and activated; nil where it is disabled.
  ///
  /// Costs a walk through the item.
  var item: (any FocusTarget)? { get }
}

/// A view that is a menu in an open menu: the item that leads to it and, while it is unfolded,
/// those of its own.
///
/// Arrow keys ask from the innermost one outwards, once a key.
package protocol SubmenuTarget: ViewNode {
  /// Unfolds the menu with an item of it, and lights the first item in it, if that is the item that
  /// leads to it.
  ///
  /// - Returns: Whether it is. Other menus are not asked in any case.
  func enter(from item: any FocusTarget) -> Bool

  /// Folds the menu, and lights the item that leads to it.
  ///
  /// - Returns: Whether there was anything to fold; else the menu around is asked.
  func leave() -> Bool
}

/// A view with menus side by side, of which one is open at a time: a menu bar.
package protocol MenuSequenceTarget: ViewNode {
  /// Whether one of the menus is open.
  ///
  /// Costs a walk through the view.
  var hasOpenMenu: Bool { get }

  /// Opens the menu beside the open one in its place, round at the ends.
  ///
  /// - Parameter forward: Whether it is the next one in reading order.
  /// - Returns: Whether there is any.
  func openNeighbour(forward: Bool) -> Bool

  /// Opens the menu whose title lies at a place of the root's space, in place of the open one.
  func openMenu(at location: CGPoint)
}

extension ViewRoot {
  /// The view with the menu that lies in front, where others are beside it; nil for other menus, and for none.
  var openMenuSequence: (any MenuSequenceTarget)? {
    guard presented.isMenuOnTop else { return nil }
    return node?.firstNode(of: (any MenuSequenceTarget).self) { $0.hasOpenMenu }
  }
}
