public import AviaryEngine

/// What a gesture of a hand does that a watch notices; there is none here.
public struct HandGestureShortcut: Equatable, Sendable {
  /// Taps what is most important.
  public static let primaryAction = Self()
}

extension View {
  /// Would let a gesture of a hand tap this view; says once that none is noticed here.
  ///
  /// - Parameters:
  ///   - shortcut: What the gesture does.
  ///   - isEnabled: Whether it does; `true` by default.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View {
    if isEnabled {
      Warnings.once("handGestureShortcut has no effect: gestures of hands are not noticed here")
    }
    return self
  }
}
