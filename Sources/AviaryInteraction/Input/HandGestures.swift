public import AviaryEngine

/// What a gesture of a hand does that a watch notices; there is none here.
public struct HandGestureShortcut: Equatable, Sendable {
  /// Taps what is most important.
  public static let primaryAction = Self()
}

/// Another way to scroll than by touch and pointer.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String

  /// By a gesture of a hand that a watch notices.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// By looking.
  public static let look = Self(name: "look")
}

/// Whether a way to scroll counts.
public struct ScrollInputBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As it suits the view.
  public static let automatic = Self(kind: .automatic)
  /// It counts.
  public static let enabled = Self(kind: .enabled)
  /// It doesn't.
  public static let disabled = Self(kind: .disabled)
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

  /// Would let gestures of hands, or looks, scroll; says once that none is noticed here, unless they are not to.
  ///
  /// - Parameters:
  ///   - behavior: Whether they scroll.
  ///   - input: Which.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View {
    if behavior == .enabled {
      Warnings.once("scrollInputBehavior has no effect: neither hands nor looks are noticed here")
    }
    return self
  }
}
