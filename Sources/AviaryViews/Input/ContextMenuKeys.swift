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
    var place = (target as? ListKeysNode)?.rowAtCursor ?? target
    // The menu of a row may lie in it.
    if let row = place as? ListRowNode,
      let menu = row.firstNode(of: MenuNode.self, where: \.opensBySecondaryButton)
    {
      place = menu
    }
    while let node = place {
      if let text = node as? TextInputNode {
        text.openMenu(at: nil)
        return true
      }
      if let menu = node as? MenuNode, menu.opensBySecondaryButton {
        menu.open()
        return true
      }
      place = node.parent
    }
    return false
  }
}
