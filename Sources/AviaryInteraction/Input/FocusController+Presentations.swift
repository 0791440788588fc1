@_spi(Engine) import AviaryEngine

extension FocusController {
  /// Leads keys into what has come on top: to the text of a dialog, else to its usual answer; to an item of a menu
  /// that was opened by a key.
  func followPresentations() {
    let top = root.presented.top
    let isNew = (top?.id ?? 0) > (knownPresentation ?? 0)
    // What is shown from the start has no answers before it is laid out: the next frame, or event, finds them.
    if isNew, !enterTop() { return }
    knownPresentation = top?.id
  }

  /// Leads keys into what lies on top, where they don't go there already.
  ///
  /// - Returns: Whether that is done: false for a dialog in which nothing can have the focus yet.
  @discardableResult
  package func enterTop() -> Bool {
    guard let kind = root.presented.top?.kind, let front = root.frontmostNode else { return false }
    switch kind {
    case .dialog:
      if isInFront { return true }
      let text = Self.targets(in: front).first { $0 is any TextEditingTarget }
      let new = text ?? usualAnswer(in: front)
      focus(new, isShown: isShown)
      return new != nil
    case .menu:
      if root.input.isLedByKeys { lightFirst() }
    case .screen: break
    }
    return true
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
