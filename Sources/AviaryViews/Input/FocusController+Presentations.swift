extension FocusController {
  /// Follows what is presented: an alert with a text has the focus there, and what had it before gets it back.
  func followPresentations() {
    defer { giveBack() }
    let entries = root.presentations.entries
    guard entries.map(\.id) != followed.map(\.id) else { return }
    let old = followed
    followed = entries.map { entry in
      old.first { $0.id == entry.id } ?? (entry.id, current.map { WeakNode($0) })
    }
    if let gone = old.first(where: { known in !entries.contains { $0.id == known.id } }) {
      returning = gone.before
    }
    guard let top = entries.last, !old.contains(where: { $0.id == top.id }) else { return }
    returning = nil
    guard case .alert = top.presentation.kind, let front = root.frontmostNode, !hasFocusInFront
    else { return }
    focus(Self.targets(in: front).first { $0 is TextInputNode })
  }

  /// Hands the focus back, as soon as what was presented is out of the way.
  private func giveBack() {
    guard let node = returning?.node, !hasFocusInFront else { return }
    guard let target = node as? any FocusTarget, target.isMounted else {
      returning = nil
      return
    }
    if isInFront(target) { focus(target) }
  }

  private var hasFocusInFront: Bool { current.map { isInFront($0) } ?? false }

  private func isInFront(_ target: any FocusTarget) -> Bool {
    root.frontmostNode.map { target === $0 || target.isInside($0) } ?? false
  }
}
