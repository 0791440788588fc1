extension FocusController {
  /// Gives an alert that has come the focus, where it has a text.
  func followPresentations() {
    let top = root.presentations.entries.last
    let isNew = (top?.id ?? 0) > (knownPresentation ?? 0)
    knownPresentation = top?.id
    guard isNew, case .alert? = top?.presentation.kind, let front = root.frontmostNode,
      !(current.map { $0 === front || $0.isInside(front) } ?? false)
    else { return }
    focus(Self.targets(in: front).first { $0 is TextInputNode })
  }
}
