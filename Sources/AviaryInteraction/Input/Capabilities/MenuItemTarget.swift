@_spi(Engine) package import AviaryEngine

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
