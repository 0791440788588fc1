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

final class AppearNode: ModifierNode<AppearModifier> {
  private var hasAppeared = false

  override func didMount() {
    guard modifier.onAppear != nil || modifier.onDisappear != nil else { return }
    whenShown("onAppear") { [weak self] in
      guard let self, isMounted else { return }
      hasAppeared = true
      modifier.onAppear?()
    }
  }

  override func willUnmount() {
    guard hasAppeared, let action = modifier.onDisappear else { return }
    root.actions.append(("onDisappear", action))
  }

  // Another closure changes nothing that is seen.
  override func viewDidChange() {}
}

extension View {
  /// Calls an action before the view is first shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action, onDisappear: nil))
  }

  /// Calls an action after the view is gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: nil, onDisappear: action))
  }
}
