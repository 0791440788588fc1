/// No change.
public struct IdentityTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Fades.
public struct OpacityTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view, transparent while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension IdentityTransition: KnownTransition {
  package var isIdentity: Bool { true }
}

extension OpacityTransition: KnownTransition {}
