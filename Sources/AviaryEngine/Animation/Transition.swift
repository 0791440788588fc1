/// How a view comes and goes, as changes to it that end in none.
@MainActor @preconcurrency
public protocol Transition {
  /// The changed view.
  associatedtype Body: View

  /// Changes a view for a phase; at rest the phase is ``TransitionPhase/identity``.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition.
  static var properties: TransitionProperties { get }

  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// It moves things.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view, changed for a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(AnyView(content)), phase: phase)
  }

  /// This transition and another one at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition, shown with an animation; nil for the one of the change.
  ///
  /// - Parameter animation: How it is shown; nil for the animation of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable, BitwiseCopyable {
  /// Not there yet.
  case willAppear
  /// There.
  case identity
  /// On its way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether things move, which some people don't want.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Two transitions at once.
package struct CombinedTransition<First: Transition, Second: Transition> {
  package let first: First
  package let second: Second

  package init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombinedTransition: Transition {
  package static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
package struct AnimatedTransition<Base: Transition> {
  package let base: Base
  package let animation: Animation?

  package init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
}

extension AnimatedTransition: Transition {
  package static var properties: TransitionProperties { Base.properties }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { transaction in
        if let animation { transaction.animation = animation }
      }
  }
}
