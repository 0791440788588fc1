@_spi(Engine) import AviaryEngine
import AviaryStacks
import Foundation

/// Leads keys to whoever they are for.
///
/// The order: shortcuts with Control or Command that the text with the focus does not need; `onKeyPress` of the
/// focused view, the focused view itself, `onKeyPress` of the views around, their commands; then tab, shortcuts
/// without modifiers, Control or Command and F for the field of a search, escape for what is presented, the key of
/// context menus, arrows from item to item of an open menu and between sections of views, and scrolling.
struct KeyInput {
  let root: ViewRoot
  let focus: FocusController

  func receive(_ key: InputEvent.Key) -> Bool {
    let target = focus.receiver
    let text = target as? any TextEditingTarget
    if key.phase == .down, key.isCommand, text?.needs(key) != true, activateShortcut(key) {
      return true
    }
    let handlers = keyPressNodes(around: target)
    if handlers.near.contains(where: { $0.receive(key.press) == .handled }) { return true }
    if let target, target.isMounted, target.receiveKey(key) { return true }
    if handlers.far.contains(where: { $0.receive(key.press) == .handled }) { return true }
    guard !key.phase.contains(.up) else { return false }
    if performCommand(key, around: target) { return true }
    // With Control also out of a text that tab is typed into.
    if key.key == .tab {
      return focus.advance(forward: !key.modifiers.contains(.shift))
    }
    if activateShortcut(key) { return true }
    if key.phase == .down, key.matches(KeyboardShortcut("f")) { return search(around: target) }
    if key.key == .escape { return dismiss() }
    if key.phase == .down, key.key.opensMenu(key.modifiers) { return openMenu(around: target) }
    if root.presented.isMenuOnTop, key.modifiers.isEmpty {
      switch key.key {
      case .downArrow:
        return focus.menuItem == nil ? focus.lightFirst() : focus.advance(forward: true)
      case .upArrow: return focus.advance(forward: false)
      case .leftArrow, .rightArrow:
        let place = focus.menuItem ?? root.frontmostNode
        let isForward = (key.key == .rightArrow) != (place?.isRightToLeft ?? false)
        return focus.moveThroughMenus(inwards: isForward)
          || root.openMenuSequence?.openNeighbour(forward: isForward) == true
      case .home, .pageUp: return focus.highlightEnd(isLast: false)
      case .end, .pageDown: return focus.highlightEnd(isLast: true)
      default: break
      }
    }
    if let direction = FocusDirection(key), focus.advance(direction) { return true }
    return scroll(key)
  }

  /// Hands a key to the view with the focus, and to the commands around it, as if no shortcut had it.
  func pressForFocus(_ key: InputEvent.Key) -> Bool {
    guard let target = focus.receiver, target.isMounted else { return false }
    if target.receiveKey(key) { return true }
    return performCommand(key, around: target)
  }

  // MARK: - onKeyPress

  /// The handlers around the focus, innermost first: those right around the focused view, and those further out.
  private func keyPressNodes(
    around target: ViewNode?
  ) -> (near: [any KeyPressTarget], far: [any KeyPressTarget]) {
    var (near, far): ([any KeyPressTarget], [any KeyPressTarget]) = ([], [])
    var isNear = true
    var current = target
    while let node = current {
      if isNear, node.children.count > 1 { isNear = false }
      if let handler = node as? any KeyPressTarget {
        if isNear { near.append(handler) } else { far.append(handler) }
      }
      current = node.parent
      if node === target { isNear = true }
    }
    return (near, far)
  }

  // MARK: - Commands

  /// Does what the innermost view around the focus does that knows the key's command.
  private func performCommand(_ key: InputEvent.Key, around target: ViewNode?) -> Bool {
    guard let target, target.isMounted, let command = EditCommand(key) else { return false }
    // Who types a text means the text.
    if target is any TextEditingTarget, command != .exit { return false }
    return target.ancestors(as: (any CommandTarget).self).contains { $0.perform(command) }
  }

  // MARK: - Shortcuts

  /// Does what the first control does that has the key as its shortcut, among what is presented on top.
  private func activateShortcut(_ key: InputEvent.Key) -> Bool {
    guard key.phase == .down, let front = root.frontmostNode else { return false }
    let action = front.firstNode(of: (any Activatable).self, inReach: true) { action in
      action.keyboardShortcut.map(key.matches) == true && action.takesGestures
    }
    if let action { return action.activate() }
    return key.matches(.defaultAction) && focus.usualAnswer(in: front)?.activate() == true
  }

  /// Closes what is presented on top, if a person may.
  private func dismiss() -> Bool {
    guard root.presented.top != nil, let front = root.frontmostNode else { return false }
    return front.firstNode(of: (any Activatable).self) { $0.isDismissal }?.activate() ?? false
  }

  // MARK: - Searching

  /// Gives the focus to the field of a search: to one near the focus, else to the first on what is presented on top.
  private func search(around target: ViewNode?) -> Bool {
    guard let front = root.frontmostNode else { return false }
    func find(_ node: ViewNode) -> (any SearchTarget)? {
      node.firstNode(of: (any SearchTarget).self, inReach: true)
    }
    var place = target
    while let node = place, node !== front {
      if let field = find(node) { return enter(field) }
      place = node.parent
    }
    return find(front).map { enter($0) } ?? false
  }

  private func enter(_ field: any SearchTarget) -> Bool {
    guard let text = FocusController.targets(in: field).first else { return false }
    focus.focus(text, isShown: true)
    return true
  }

  // MARK: - Scrolling

  private func scroll(_ key: InputEvent.Key) -> Bool {
    let node = focus.receiver?.surroundingScrollNode
    return root.input.scrolling.receive(key, in: node)
  }
}

extension InputEvent.Key {
  /// What `onKeyPress` is told: keys that enter nothing by themselves have the character that they are known by.
  var press: KeyPress {
    let characters = characters.isEmpty ? String(key.character) : characters
    return KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
  }

  /// Whether the key is held with one that makes it a command.
  ///
  /// On a PC keyboard Control is what Command is
  /// elsewhere; either counts.
  package var isCommand: Bool {
    modifiers.contains(.control) || modifiers.contains(.command)
  }

  /// Whether the key is the one of a shortcut, in either case.
  package func matches(_ shortcut: KeyboardShortcut) -> Bool {
    guard key.character.lowercased() == shortcut.key.character.lowercased() else { return false }
    func normalized(_ modifiers: EventModifiers) -> EventModifiers {
      var result = modifiers.intersection([.shift, .option, .control, .command])
      if result.contains(.command) || result.contains(.control) {
        result.subtract([.command, .control])
        result.insert(.command)
      }
      return result
    }
    var wanted = normalized(shortcut.modifiers)
    // A capital letter is one with shift.
    if shortcut.key.character.isUppercase { wanted.insert(.shift) }
    return normalized(modifiers) == wanted
  }
}
