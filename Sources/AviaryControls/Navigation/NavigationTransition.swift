@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

/// How a screen comes in.
///
/// The kinds are built in; pictures show screens at rest.
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
}

/// The transition that suits the surroundings.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _kind: _NavigationTransitionKind { .automatic }
}

/// Grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _kind: _NavigationTransitionKind
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that suits the surroundings.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that is the source of an id.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_kind: .zoom(source: AnyHashable(sourceID), namespace: namespace))
  }
}

/// What a source looks like while a screen grows out of it.
///
/// No screen grows here: what is said is taken, and `matchedTransitionSource` says once that it isn't used.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A source that looks as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// With a colour behind it.
  ///
  /// - Parameter style: The colour.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// With round corners.
  ///
  /// - Parameter shape: The shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// With a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour; black at a third by default.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it lies to the right, in points; 0 by default.
  ///   - y: How far it lies below, in points; 0 by default.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets how the screen that this view is comes in.
  ///
  /// Screens come in from the trailing edge, which is told once.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    if style._kind != .automatic {
      Warnings.once("navigationTransition: screens come in from the trailing edge")
    }
    return self
  }

  /// Lets screens grow out of this view.
  ///
  /// Screens come in from the trailing edge, which is told once.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    Warnings.once(
      "matchedTransitionSource: screens come in from the trailing edge, and grow out of no view"
    )
    return self
  }

  /// Lets screens grow out of this view, which may look otherwise meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return matchedTransitionSource(id: id, in: namespace)
  }
}
