@_spi(Engine) import AviaryEngine

extension FocusController {
  /// Leads keys into what has come on top: to the text of a dialog, else to its usual answer; to an item of a menu
  /// that was opened by a key.
  func followPresentations() {
    let top = root.presented.top
    let isNew = (top?.id ?? 0) > (knownPresentation ?? 0)
    knownPresentation = top?.id
    if isNew { enterTop() }
  }

  /// Leads keys into what lies on top, where they don't go there already.
  package func enterTop() {
    guard let kind = root.presented.top?.kind, let front = root.frontmostNode else { return }
    switch kind {
    case .dialog:
      if isInFront { return }
      let text = Self.targets(in: front).first { $0 is any TextEditingTarget }
      focus(text ?? usualAnswer(in: front), isShown: isShown)
    case .menu:
      if root.input.isLedByKeys { lightFirst() }
    case .screen: break
    }
  }

  /// The answer that return gives: the first without a role, else the one that cancels; nil for other views.
  func usualAnswer(in front: ViewNode) -> (any Activatable)? {
    func answer(_ shortcut: KeyboardShortcut) -> (any Activatable)? {
      front.firstNode(of: (any Activatable).self, inReach: true) { action in
        action.isAnswer && action.keyboardShortcut == shortcut && action.takesGestures
      }
    }
    return answer(.defaultAction) ?? answer(.cancelAction)
  }
}
