import AviaryGeometry
import Foundation

/// A transition of which the type is hidden.
public struct AnyTransition {
  package let transition: any Transition

  /// Hides the type of a transition.
  public nonisolated init<T: Transition>(_ transition: T) { self.transition = transition }

  /// None.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  // Shared: it never changes.
  /// Fades.
  public nonisolated(unsafe) static let opacity = AnyTransition(OpacityTransition())
}

package nonisolated struct TransitionTrait: _TraitModifier {
  let transition: AnyTransition

  package func _write(to traits: inout _ViewTraits) {
    traits.set(ObjectIdentifier(TransitionTrait.self), transition)
  }
}

extension ViewTraits {
  /// How the element comes and goes; nil for the default, which fades.
  package var transition: AnyTransition? {
    value(ObjectIdentifier(TransitionTrait.self), as: AnyTransition.self)
  }
}

extension View {
  /// Says how this view comes and goes.
  ///
  /// - Parameter t: What is done to it on the way in and out.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTrait(transition: t))
  }

  /// Says how this view comes and goes.
  ///
  /// - Parameter transition: What is done to it on the way in and out.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTrait(transition: AnyTransition(transition)))
  }
}
