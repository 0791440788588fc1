@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that may have a menu of what can be done with it.
package protocol ContextMenuTarget: ViewNode {
  /// Opens the menu, if there is one.
  ///
  /// Called from the innermost view outwards, until one opens its menu.
  ///
  /// - Parameter location: Where the secondary button was pressed, in the root's space; nil where a
  ///   key asked for the menu of what has the focus.
  /// - Returns: Whether the menu is the view's: views around are not asked then.
  func openContextMenu(at location: CGPoint?) -> Bool
}
