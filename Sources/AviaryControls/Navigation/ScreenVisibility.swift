@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// Hides a screen that lies under another one; it stays as it is.
nonisolated struct ScreenVisibility: _NodeModifier, Animatable {
  let isShown: Bool
  /// Whether views inside appear and disappear with it; those of a column stay as they are.
  let tellsViews: Bool
  /// Whether it is seen whole until it is not seen at all, since what comes over it doesn't hide it on the way.
  let staysSeen: () -> Bool
  /// How much of it is seen, 0 to 1.
  private var opacity: Double

  /// - Parameters:
  ///   - isShown: Whether it is the one that is used.
  ///   - isSeen: Whether it is seen, which one is that is not used as long as another is drawn aside; as `isShown` for nil.
  ///   - tellsViews: Whether views inside are told.
  ///   - staysSeen: Whether it doesn't fade, which is asked when it is drawn; it does by default.
  init(
    isShown: Bool,
    isSeen: Bool? = nil,
    tellsViews: Bool = true,
    staysSeen: @escaping () -> Bool = { false }
  ) {
    self.isShown = isShown
    self.tellsViews = tellsViews
    self.staysSeen = staysSeen
    opacity = isSeen ?? isShown ? 1 : 0
  }

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScreenVisibilityNode(list, child, place)
  }
}

final class ScreenVisibilityNode: ModifierNode<ScreenVisibility>, HideableScreen {
  override func viewDidChange() {
    invalidateDrawing()
    preferencesInsideDidChange()
    guard wasShown != modifier.isShown else { return }
    wasShown = modifier.isShown
    if modifier.tellsViews, !isInHiddenScreen { screenDidChange(isShown: wasShown) }
    if wasShown {
      root.actions.append(("ScreenVisibility", { [weak self] in self?.takeFocusBack() }))
    } else if holdsFocus {
      root.actions.append(("ScreenVisibility", { [weak self] in self?.giveFocusAway() }))
    }
  }

  /// Whether the views inside were told that they are hidden.
  var hidesAll: Bool { modifier.tellsViews && !modifier.isShown }

  /// What comes into a hidden screen appears when the screen is shown, with all that it is told to.
  override func holds(
    _ action: (name: String, action: () -> Void),
    of child: ViewNode
  ) -> Bool {
    modifier.tellsViews && !wasShown
  }

  private var isInHiddenScreen: Bool {
    nearestAncestor(as: ScreenVisibilityNode.self, where: \.hidesAll) != nil
  }

  private var wasShown = true
  /// What had the focus when the screen was hidden, and whether that was seen.
  private var focused: (node: WeakNode, isShown: Bool)?

  private var holdsFocus: Bool { root.input.focus.current?.isInside(self) ?? false }

  /// Keys don't go where nothing is seen.
  private func giveFocusAway() {
    let focus = root.input.focus
    guard isMounted, !modifier.isShown, let current = focus.current, holdsFocus else { return }
    focused = (WeakNode(current), focus.isShown)
    focus.focus(nil)
  }

  /// Keys go on where they were before other screens came, unless they are elsewhere now.
  private func takeFocusBack() {
    defer { focused = nil }
    guard isMounted, modifier.isShown, let focused, let node = focused.node.node, node.isMounted,
      let target = node as? any FocusTarget, target.canTakeFocus
    else { return }
    // The screen that goes may have it still.
    let screens = nearestAncestor(as: ListNode.self)
    if let current = root.input.focus.current, screens.map(current.isInside) != true { return }
    root.input.focus.focus(target, isShown: focused.isShown)
  }

  override func modifierDidChange(from old: ScreenVisibility, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  override var isOutOfReach: Bool { !modifier.isShown }

  override func draw(into recorder: inout NodeRecorder) {
    var opacity = CGFloat(min(max(shownModifier.animatableData, 0), 1))
    if opacity > 0, modifier.staysSeen() { opacity = 1 }
    if opacity == 1, modifier.isShown {
      recorder.draw(child)
    } else if opacity > 0 || modifier.isShown {
      let piece = recorder.apart(child)
      recorder.builder.group(piece.display, opacity: opacity, mode: .normal)
      // What goes can be seen, and is not told.
      if modifier.isShown { recorder.accessibility += piece.accessibility }
    }
  }

  override func forgetPreferences(_ key: ObjectIdentifier?) {
    // What those around remember of covered screens is made of this.
    guard key == ObjectIdentifier(PreferredColorSchemeKey.self) else { return }
    preferencesDidChange(ObjectIdentifier(CoveredColorSchemeKey.self))
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    if modifier.isShown {
      super.collectPreferences(collector)
    } else if collector.key == ObjectIdentifier(CoveredColorSchemeKey.self) {
      unsafeDowncast(collector, to: TypedPreferenceCollector<CoveredColorSchemeKey>.self)
        .add(TypedPreferenceCollector<PreferredColorSchemeKey>.value(of: child))
    }
  }
}
