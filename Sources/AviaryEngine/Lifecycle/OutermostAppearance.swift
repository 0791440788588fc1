/// One appearance for what a window or a picture shows under an `onAppear` of its own.
///
/// What is outermost is one view, which appears when it is first shown, and goes with the window: it may get another
/// identity, or be empty, in between. Of several views there each has an appearance.
///
/// Source: outside tests against Apple's, in which an action outside of a changed `id` is not called again, and one on
/// an empty `AnyView` is.
final class OutermostAppearance: _ForwardingList {
  let modified: _ModifiedList<AppearModifier>
  /// The nodes that have appeared, the oldest first; those that are gone until they are told so.
  private var appeared: [AppearNode] = []
  /// Whether it has appeared and nobody is there.
  private var isEmptyAndShown = false
  private var hasEnded = false

  init(_ modifier: AppearModifier, _ inputs: _ListInputs, _ content: _ViewList) {
    modified = _ModifiedList(modifier, inputs, content)
    super.init(inputs, modified)
    guard !(content is EmptyList) else { return }
    root.actions.append(("onAppear", { [weak self] in self?.appearIfEmpty() }))
  }

  /// Takes the appearance from a view that is leaving, where there is one.
  ///
  /// - Returns: Whether the node has appeared by that.
  func handsOver(to node: AppearNode) -> Bool {
    defer { appeared.append(node) }
    if isEmptyAndShown {
      isEmptyAndShown = false
      return true
    }
    guard appeared.count >= max(1, count) else { return false }
    appeared.removeFirst().hasLeft()
    return true
  }

  /// Whether the appearance outlasts a node that is gone: another one has it, or nobody does and the place is empty.
  func keeps(_ node: AppearNode) -> Bool {
    guard let index = appeared.firstIndex(where: { $0 === node }) else { return true }
    appeared.remove(at: index)
    guard !node.isMounted, !hasEnded, count == 0, appeared.isEmpty else { return false }
    isEmptyAndShown = true
    return true
  }

  private func appearIfEmpty() {
    guard !hasEnded, appeared.isEmpty, count == 0 else { return }
    isEmptyAndShown = true
    modified.modifier.onAppear?()
  }

  override func tearDown() {
    hasEnded = true
    if isEmptyAndShown, let action = modified.modifier.onDisappear {
      root.departures.append(("onDisappear", action))
    }
    super.tearDown()
  }
}
