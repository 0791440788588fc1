@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

/// Follows the first scroll view inside a view.
class ScrollObserverNode<M: _NodeModifier>: ModifierNode<M> {
  private weak var found: ScrollNode?

  /// The scroll view that is followed.
  final var scrollNode: ScrollNode? {
    if let found, found.isMounted { return found }
    let first = child.firstScrollNode()
    found = first
    return first
  }

  override func didMount() {
    root.geometryDidChange = true
    root.geometryObservers.add(self) { [unowned self] in
      guard let scrollNode else { return false }
      return report(scrollNode)
    }
  }

  override func viewDidChange() { root.geometryDidChange = true }

  /// Tells of the scroll view as it is now.
  ///
  /// - Returns: Whether anything was new.
  func report(_ scroll: ScrollNode) -> Bool { false }
}

nonisolated struct ScrollGeometryChangeModifier<Value: Equatable>: _NodeModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollGeometryChangeNode(list, child, place)
  }
}

final class ScrollGeometryChangeNode<Value: Equatable>:
  ScrollObserverNode<ScrollGeometryChangeModifier<Value>>
{
  private var last: Value?

  override func report(_ scroll: ScrollNode) -> Bool {
    let value = modifier.transform(scroll.geometry)
    guard value != last else { return false }
    let old = last ?? value
    last = value
    modifier.action(old, value)
    return true
  }
}

nonisolated struct ScrollPhaseChangeModifier: _NodeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollPhaseChangeNode(list, child, place)
  }
}

final class ScrollPhaseChangeNode: ScrollObserverNode<ScrollPhaseChangeModifier> {
  private var last = ScrollPhase.idle

  override func report(_ scroll: ScrollNode) -> Bool {
    guard scroll.phase != last else { return false }
    let old = last
    last = scroll.phase
    modifier.action(
      old,
      last,
      ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.velocity)
    )
    return true
  }
}

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: _NodeModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollTargetVisibilityNode(list, child, place)
  }
}

final class ScrollTargetVisibilityNode<ID: Hashable>:
  ScrollObserverNode<ScrollTargetVisibilityModifier<ID>>
{
  private var last: [ID]?

  override func report(_ scroll: ScrollNode) -> Bool {
    let ids = scroll.visibleTargets(as: ID.self, threshold: modifier.threshold)
    guard ids != last else { return false }
    last = ids
    modifier.action(ids)
    return true
  }
}

nonisolated struct ScrollVisibilityModifier: _NodeModifier {
  let threshold: Double
  let action: (Bool) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollVisibilityNode(list, child, place)
  }
}

final class ScrollVisibilityNode: ModifierNode<ScrollVisibilityModifier> {
  private var last: Bool?

  override func didMount() {
    root.geometryDidChange = true
    root.geometryObservers.add(self) { [unowned self] in
      guard let scroll = surroundingScrollNode else { return false }
      let frame = convert(CGRect(origin: .zero, size: size), to: scroll)
      let isVisible =
        scroll.clipRect.fraction(of: frame) >= max(modifier.threshold, .ulpOfOne)
      // Views that are outside the visible range from the start are not worth a word.
      guard isVisible != last ?? false else { return false }
      last = isVisible
      modifier.action(isVisible)
      return true
    }
  }

  override func viewDidChange() { root.geometryDidChange = true }
}

extension View {
  /// Calls an action with a value computed from the geometry of the first scroll view in this view,
  /// after the first layout and whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value; lengths are points.
  ///   - action: Called with the last value and the new one.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Calls an action when the first scroll view in this view starts or ends to move.
  ///
  /// - Parameter action: Called with the last phase and the new one.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action when the first scroll view in this view starts or ends to move.
  ///
  /// - Parameter action: Called with the last phase, the new one, and how the scroll view stands
  ///   then.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier(action: action))
  }

  /// Calls an action when a part of this view of a size comes into view in the scroll view around,
  /// or leaves it.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view, from 0 to 1.
  ///   - action: Told whether so much of the view is visible.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls an action with the ids of the targets visible when they change.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids; targets without one of that type are left out.
  ///   - threshold: The part of a target that has to be visible, from 0 to 1.
  ///   - action: Told the ids in order.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
