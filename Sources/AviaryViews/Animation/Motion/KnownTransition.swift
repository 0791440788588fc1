/// A transition of which it is known whether it brings an animation, and what it is without motion.
///
/// Any other one may have animations in its body, and is shown also where a change has none.
protocol KnownTransition: Transition {
  /// Whether it may move in a change without an animation.
  func mayAnimateItself(comes: Bool) -> Bool

  /// What takes its place for those who want less motion, if it moves things.
  var withoutMotion: AnyTransition { get }
}

extension KnownTransition {
  func mayAnimateItself(comes: Bool) -> Bool { false }
  var withoutMotion: AnyTransition { .opacity }
}

extension IdentityTransition: KnownTransition {}
extension OpacityTransition: KnownTransition {}
extension ScaleTransition: KnownTransition {}
extension OffsetTransition: KnownTransition {}
extension MoveTransition: KnownTransition {}
extension SlideTransition: KnownTransition {}
extension PushTransition: KnownTransition {}
extension BlurReplaceTransition: KnownTransition {}
extension SymbolEffectTransition: KnownTransition {}

extension AnimatedTransition: KnownTransition {
  func mayAnimateItself(comes: Bool) -> Bool {
    animation != nil || AnyTransition(base).mayAnimateItself(comes: comes)
  }

  var withoutMotion: AnyTransition { AnyTransition(base).withoutMotion.animation(animation) }
}

extension CombinedTransition: KnownTransition {
  func mayAnimateItself(comes: Bool) -> Bool {
    AnyTransition(first).mayAnimateItself(comes: comes)
      || AnyTransition(second).mayAnimateItself(comes: comes)
  }

  // Fading twice would be too much: the one with an animation of its own stands for both.
  var withoutMotion: AnyTransition {
    let second = AnyTransition(second)
    return (second.mayAnimateItself(comes: true) ? second : AnyTransition(first)).withoutMotion
  }
}

extension AsymmetricTransition: KnownTransition {
  func mayAnimateItself(comes: Bool) -> Bool {
    comes
      ? AnyTransition(insertion).mayAnimateItself(comes: true)
      : AnyTransition(removal).mayAnimateItself(comes: false)
  }

  var withoutMotion: AnyTransition {
    .asymmetric(
      insertion: AnyTransition(insertion).withoutMotion,
      removal: AnyTransition(removal).withoutMotion
    )
  }
}

extension AnyTransition {
  func mayAnimateItself(comes: Bool) -> Bool {
    guard let known = transition as? any KnownTransition else { return true }
    return known.mayAnimateItself(comes: comes)
  }

  /// The transition for those who want less motion: it fades, if it would move things.
  ///
  /// Source: documentation of `TransitionProperties.hasMotion`.
  var withoutMotion: AnyTransition {
    guard type(of: transition).properties.hasMotion else { return self }
    return (transition as? any KnownTransition)?.withoutMotion ?? .opacity
  }
}
