/// Calls back when a view comes and goes.
nonisolated struct AppearModifier: _NodeModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AppearNode(list, child, place)
  }
}

final class AppearNode: ModifierNode<AppearModifier>, ScreenAppearance {
  private var hasAppeared = false

  override func didMount() {
    guard modifier.onAppear != nil || modifier.onDisappear != nil else { return }
    whenShown("onAppear") { [weak self] in self?.appear() }
  }

  override func willUnmount() { disappear() }

  func appear() {
    guard isMounted, !hasAppeared else { return }
    hasAppeared = true
    modifier.onAppear?()
  }

  func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = modifier.onDisappear { root.actions.append(("onDisappear", action)) }
  }

  // Another closure changes nothing that is seen.
  override func viewDidChange() {}
}

extension View {
  /// Calls an action when the view is shown: for the first time, and when its tab or screen is
  /// shown again.
  ///
  /// - Parameter action: What is called; nil for nothing.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action, onDisappear: nil))
  }

  /// Calls an action after the view is gone, or another tab or screen hides it.
  ///
  /// - Parameter action: What is called; nil for nothing.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: nil, onDisappear: action))
  }
}
