extension KeyboardShortcut {
  /// The keys as menus write them: `Ctrl+Shift+N`.
  package var label: String {
    var parts: [String] = []
    // What is Command elsewhere is Control here.
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) || key.character.isUppercase { parts.append("Shift") }
    return (parts + [key.label]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// What is written on the key.
  fileprivate var label: String {
    let names: [KeyEquivalent: String] = [
      .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
      .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home",
      .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", .tab: "Tab", .space: "Space",
      .return: "Return", .clear: "Clear",
    ]
    if let name = names[self] { return name }
    // F1 to F35, which AppKit numbers from U+F704 on.
    if let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar) {
      return "F\(scalar - 0xF703)"
    }
    return character.uppercased()
  }
}
