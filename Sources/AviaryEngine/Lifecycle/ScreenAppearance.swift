/// What is told when the screen that it is in is hidden by another one, and when it is shown again.
protocol ScreenAppearance: ViewNode {
  /// Called once layout is done; it may have appeared already.
  func appear()
  /// It may have disappeared already, or not have appeared yet.
  func disappear()
}

/// A screen that another one may hide.
package protocol HideableScreen: ViewNode {
  /// Whether the views inside were told that they are hidden.
  var hidesAll: Bool { get }
}

extension ViewNode {
  /// Tells everything inside that its screen is shown, or hidden.
  ///
  /// What a screen further in hides stays as it is until that one is shown.
  package func screenDidChange(isShown: Bool) {
    forEachChild { child in
      if let screen = child as? any HideableScreen, screen.hidesAll { return }
      if let told = child as? any ScreenAppearance {
        if isShown {
          child.whenShown("onAppear") { [weak told] in told?.appear() }
        } else {
          told.disappear()
        }
      }
      child.screenDidChange(isShown: isShown)
    }
  }
}
