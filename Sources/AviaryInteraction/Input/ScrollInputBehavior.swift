public import AviaryEngine

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
