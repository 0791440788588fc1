public import AviaryGeometry

/// A space in which frames are given.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The root's space.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view around that carries the name.
  case named(AnyHashable)

  /// Whether this is the space of the root.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view that asks.
  public var isLocal: Bool { self == .local }
}

/// A space in which frames are given.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space of the nearest view around that has the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space of the view that asks.
  public init() {}
  /// The space of the view that asks: its origin is the view's top left corner.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The root's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space of the root.
  public init() {}
  /// The space of the root: its origin is the top left corner of the picture or window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The names of the spaces that scroll views give.
package enum ScrollSpaceName: Hashable {
  /// The nearest scroll view, or the nearest one along an axis.
  case any
  case horizontal
  case vertical
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that carries a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.any))
  }

  /// The space of the nearest scroll view that scrolls along an axis.
  ///
  /// - Parameter axis: The axis along which it scrolls.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(
      name: AnyHashable(axis == .horizontal ? ScrollSpaceName.horizontal : .vertical)
    )
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that asks.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the root.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names a view's space.
nonisolated struct CoordinateSpaceModifier: _NodeModifier {
  let name: AnyHashable

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    CoordinateSpaceNode(list, child, place)
  }
}

final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier> {
  override func viewDidChange() { root.geometryDidChange = true }
  override func providesSpace(_ name: AnyHashable) -> Bool { name == modifier.name }
}

extension View {
  /// Names this view's space, for views inside to give frames in.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names this view's space, for views inside to give frames in.
  @available(*, deprecated, message: "Use coordinateSpace(.named(...)).")
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
