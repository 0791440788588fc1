@_spi(Engine) import AviaryEngine

extension KeyEquivalent {
  /// The key that opens the menu of what has the focus, as AppKit numbers it.
  package static let menu = KeyEquivalent("\u{F735}")
  private static let f10 = KeyEquivalent("\u{F70D}")

  /// Whether the key opens the menu of what has the focus: its own key, or F10 with shift.
  func opensMenu(_ modifiers: EventModifiers) -> Bool {
    self == .menu || self == .f10 && modifiers.contains(.shift)
  }
}

extension KeyInput {
  /// Opens the menu of what has the focus, or of the innermost view around that has one.
  ///
  /// - Returns: Whether there is any.
  func openMenu(around target: ViewNode?) -> Bool {
    var place = (target as? any CompositeFocusTarget)?.contextMenuOrigin ?? target
    while let node = place {
      if let menu = node as? any ContextMenuTarget, menu.openContextMenu(at: nil) { return true }
      place = node.parent
    }
    return false
  }
}
