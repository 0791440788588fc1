@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

/// How a screen comes in and goes again.
///
/// The kinds are built in.
public protocol NavigationTransition {
  /// What tells the transition apart. For the engine.
  var _kind: _NavigationTransitionKind { get }
}

/// What tells transitions of screens apart.
///
/// For the engine.
public enum _NavigationTransitionKind: Equatable {
  case automatic
  case zoom(source: AnyHashable, namespace: Namespace.ID)
  case crossFade
}

/// The transition that suits the surroundings.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _kind: _NavigationTransitionKind { .automatic }
}

/// Grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _kind: _NavigationTransitionKind
}

/// Fades, and moves nothing.
public struct CrossFadeNavigationTransition: NavigationTransition {
  public var _kind: _NavigationTransitionKind { .crossFade }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that suits the surroundings.
  ///
  /// A screen of a stack comes from the trailing edge, a sheet and what covers all from the
  /// lower one.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that is the source of an id, and goes back into it.
  ///
  /// As ``automatic`` where no view is the source, and fades for those who want less motion.
  ///
  /// - Parameters:
  ///   - sourceID: The id that `matchedTransitionSource(id:in:)` gives to the view.
  ///   - namespace: Where the id counts.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_kind: .zoom(source: AnyHashable(sourceID), namespace: namespace))
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Fades over what was shown before, and moves nothing.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
  /// Sets how the screen, the sheet or the cover that this view is in comes in and goes again.
  ///
  /// It counts for the innermost one, and not for the first screen of a stack, which is there from the beginning.
  ///
  /// - Parameter style: The transition; `.automatic` where nothing is said.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(kind: style._kind))
  }
}

/// Tells the screen around how it comes in.
nonisolated struct NavigationTransitionModifier: _NodeModifier {
  let kind: _NavigationTransitionKind

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    NavigationTransitionNode(list, child, place)
  }
}

/// A node of what comes in as a whole: a screen of a stack, or the card of a sheet or a cover.
protocol TransitioningScreen: ViewNode {
  /// Whether it comes in: the first screen of a stack is there.
  var comesIn: Bool { get }
  /// How, as a view inside says.
  var transition: _NavigationTransitionKind { get set }
}

final class NavigationTransitionNode: ModifierNode<NavigationTransitionModifier> {
  /// The view that a screen grows out of, where it is told that it does.
  private var taken: TransitionSourceKey?

  override func didMount() { tell(modifier.kind) }

  override func viewDidChange() {
    giveBack()
    tell(modifier.kind)
  }

  override func willUnmount() {
    giveBack()
    nearestAncestor(as: (any TransitioningScreen).self)?.transition = .automatic
  }

  private func tell(_ kind: _NavigationTransitionKind) {
    guard let screen = nearestAncestor(as: (any TransitioningScreen).self), screen.comesIn else {
      return
    }
    screen.transition = kind
    guard let key = TransitionSourceKey(kind) else { return }
    root.transitionSources.take(key)
    taken = key
  }

  private func giveBack() {
    if let taken { root.transitionSources.giveBack(taken) }
    taken = nil
  }
}
