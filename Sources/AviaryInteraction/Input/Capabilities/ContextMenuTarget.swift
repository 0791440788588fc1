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

extension ViewRoot {
  /// Opens the innermost menu at a point of the root's space; a text has one of its own.
  ///
  /// - Returns: Whether there was one.
  package func openContextMenu(at location: CGPoint) -> Bool {
    hitPath(at: location).reversed().contains {
      ($0 as? any ContextMenuTarget)?.openContextMenu(at: location) ?? false
    }
  }
}
