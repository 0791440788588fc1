@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

extension AnyTransition {
  /// Grows from a point and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  /// Comes from the leading edge, goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Scales from and to a factor about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Moves from and to a place, in points.
  ///
  /// - Parameter offset: Points to the right and down at which the view begins and ends.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// Moves from and to a place, in points.
  ///
  /// - Parameters:
  ///   - x: Points to the right at which the view begins and ends; `0` by default.
  ///   - y: Points down at which the view begins and ends; `0` by default.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Moves from and to an edge.
  ///
  /// - Parameter edge: The edge of the view's own bounds, over which it moves by its length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// One transition for coming, another for going.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    func combine<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return combine(insertion.transition, removal.transition)
  }
  /// From a modifier while the view is not there to one while it is.
  ///
  /// - Parameters:
  ///   - active: What is applied while the view is not there.
  ///   - identity: What is applied while it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// This transition and another one at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combine<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: a, second: b))
    }
    return combine(transition, other.transition)
  }

  /// This transition, shown with an animation; nil for the one of the change.
  ///
  /// - Parameter animation: How it is shown; nil for the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animate<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animate(transition)
  }
}
