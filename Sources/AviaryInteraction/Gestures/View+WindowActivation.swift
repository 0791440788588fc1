public import AviaryEngine

extension View {
  /// Sets whether gestures of the view get the press that makes its window the active one.
  ///
  /// Here they always do, as is usual on the desktop; that they are not to is said once.
  ///
  /// - Parameter value: Whether they do; nil for what is usual.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    if value == false {
      Warnings.once(
        "allowsWindowActivationEvents(false) has no effect: a press that activates a window reaches its views"
      )
    }
    return self
  }
}
