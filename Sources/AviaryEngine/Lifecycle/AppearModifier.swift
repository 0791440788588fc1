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

  static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    guard inputs.isOutermost else {
      return _ModifiedList(modifier, inputs, content(inputs.inside()))
    }
    return OutermostAppearance(modifier, inputs, content(inputs.inside()))
  }

  static func _makeList<V: View>(
    _ modifier: Self,
    of view: V,
    _ inputs: _ListInputs
  ) -> _ViewList {
    _makeList(modifier, inputs) { V._makeList(view, $0) }
  }

  static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = modifiedList(list)
    list.update(modifier)
    updateContent(list.content)
  }

  static func _updateList<V: View>(_ list: _ViewList, _ modifier: Self, of view: V) {
    let list = modifiedList(list)
    list.update(modifier)
    V._updateList(list.content, view)
  }

  private static func modifiedList(_ list: _ViewList) -> _ModifiedList<Self> {
    guard list.inputs.isOutermost else {
      return unsafeDowncast(list, to: _ModifiedList<Self>.self)
    }
    return unsafeDowncast(list, to: OutermostAppearance.self).modified
  }
}

final class AppearNode: ModifierNode<AppearModifier>, ScreenAppearance {
  private var hasAppeared = false

  override func didMount() {
    guard modifier.onAppear != nil || modifier.onDisappear != nil else { return }
    whenShown("onAppear") { [weak self] in self?.appear() }
  }

  override func willUnmount() { disappear() }

  /// Who keeps one appearance for all that a window shows in its place; nil elsewhere.
  private var outermost: OutermostAppearance? { list.owner as? OutermostAppearance }

  func appear() {
    guard isMounted, !hasAppeared else { return }
    hasAppeared = true
    if outermost?.handsOver(to: self) == true { return }
    modifier.onAppear?()
  }

  func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    let (action, keeper) = (modifier.onDisappear, outermost)
    guard action != nil || keeper != nil else { return }
    root.departures.append(
      (
        "onDisappear",
        { [self] in
          if keeper?.keeps(self) != true { action?() }
        }
      )
    )
  }

  /// Another node has the appearance from now on.
  func hasLeft() { hasAppeared = false }

  // Another closure changes nothing that is seen.
  override func viewDidChange() {}
}

/// Calls actions as a view comes and goes: what `onAppear` and `onDisappear` do.
public struct _AppearanceActionModifier: ViewModifier {
  /// Called before the view is first shown; nil for nothing.
  public var appear: (() -> Void)?
  /// Called after the view is gone; nil for nothing.
  public var disappear: (() -> Void)?

  /// Actions; nothing unless given.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  /// The view, with the actions.
  public func body(content: Content) -> some View {
    content.modifier(AppearModifier(onAppear: appear, onDisappear: disappear))
  }
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
