@_spi(Engine) public import AviaryEngine
public import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// There.
  case active(CGPoint)
  /// Not over the view any more.
  case ended
}

/// Calls back when a pointer moves over a view.
package nonisolated struct HoverModifier: _NodeModifier {
  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    HoverNode(list, child, place)
  }
}

/// The node of a view that wants to know of pointers above it; a window calls ``hover(_:)``.
package final class HoverNode: ModifierNode<HoverModifier> {
  package override func viewDidChange() {}

  /// A pointer is at a place of the node's own space, or left: nil.
  package func hover(_ location: CGPoint?) {
    guard let location else {
      modifier.action(.ended)
      return
    }
    let rect = convert(CGRect(origin: location, size: .zero), to: modifier.coordinateSpace)
    modifier.action(.active(rect.origin))
  }
}

extension View {
  /// Calls an action when a pointer comes over the view and when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverTransitionModifier(action: action))
  }

  /// Calls an action with the places of a pointer over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls an action with the places of a pointer over the view.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action))
  }
}

/// Calls back when a pointer comes or goes.
package nonisolated struct HoverTransitionModifier: _NodeModifier {
  let action: (Bool) -> Void

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    HoverTransitionNode(list, child, place)
  }
}

/// The node of a view that wants to know whether a pointer is above it; a window sets ``isHovered``.
package final class HoverTransitionNode: ModifierNode<HoverTransitionModifier> {
  package override func viewDidChange() {}

  package var isHovered = false {
    didSet { if isHovered != oldValue { modifier.action(isHovered) } }
  }

  /// A view that goes away below a pointer, as rows do that are scrolled outside the visible range, may keep its state.
  package override func willUnmount() {
    guard isHovered else { return }
    root.actions.append(("onHover", { [modifier] in modifier.action(false) }))
  }
}
