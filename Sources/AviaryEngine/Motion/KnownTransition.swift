/// A transition of which it is known whether it brings an animation, and what it is without motion.
///
/// Any other one may have animations in its body, and is shown also where a change has none.
package protocol KnownTransition: Transition {
  /// Whether it may move in a change without an animation.
  func mayAnimateItself(comes: Bool) -> Bool

  /// Whether the view just comes and goes.
  var isIdentity: Bool { get }

  /// What takes its place for those who want less motion, if it moves things.
  var withoutMotion: AnyTransition { get }
}

extension KnownTransition {
  package var isIdentity: Bool { false }
  package func mayAnimateItself(comes: Bool) -> Bool { false }
  package var withoutMotion: AnyTransition { .opacity }
}

extension AnyTransition {
  /// Whether the view just comes and goes.
  var isIdentity: Bool { (transition as? any KnownTransition)?.isIdentity ?? false }

  package func mayAnimateItself(comes: Bool) -> Bool {
    guard let known = transition as? any KnownTransition else { return true }
    return known.mayAnimateItself(comes: comes)
  }

  /// The transition for those who want less motion: it fades, if it would move things.
  ///
  /// Source: documentation of `TransitionProperties.hasMotion`.
  package var withoutMotion: AnyTransition {
    guard type(of: transition).properties.hasMotion else { return self }
    return (transition as? any KnownTransition)?.withoutMotion ?? .opacity
  }
}
