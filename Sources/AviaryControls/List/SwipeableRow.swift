@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
import AviaryStacks
package import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

/// A node that a person slides to the side, which uncovers its actions: a list's row, or a view outside of lists.
package protocol SwipeableRow: ViewNode, SwipeTarget {
  /// How far the row is from its place, towards the trailing edge, in points.
  var swipeDistance: CGFloat { get set }

  /// The edge whose actions a row uncovers that is slid on by a distance; the one that it has uncovered already.
  func edgeUncovered(by distance: CGFloat) -> HorizontalEdge

  /// Whether swiping across the whole row does what the first button of an edge does.
  func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool
}

extension SwipeableRow {
  /// What the row uncovers; nil while it is in its place.
  var actionsNode: RowActionsNode? { firstNode(of: RowActionsNode.self) }

  /// Whether a press at a point of the root's space is on what the row has uncovered.
  func isOnActions(_ point: CGPoint) -> Bool {
    actionsNode.map { $0.convert(CGRect(origin: .zero, size: $0.size), to: nil) }?
      .contains(point) ?? false
  }

  /// Slides the row, less and less beyond its actions where they can't be done by a full swipe.
  ///
  /// - Parameters:
  ///   - place: How far from its place, towards the trailing edge, in points.
  ///   - edge: The edge whose actions may be uncovered.
  func swipe(to place: CGFloat, _ edge: HorizontalEdge) {
    var distance = edge == .leading ? max(0, place) : min(0, place)
    if let open = actionsNode?.openWidth, abs(distance) > open, !allowsFullSwipe(edge) {
      let excess = (abs(distance) - open) * theme.resistance
      distance = distance < 0 ? -(open + excess) : open + excess
    }
    root.openSwipe.didSwipe(self, isOpen: distance != 0)
    if swipeDistance != distance { swipeDistance = distance }
  }

  package var isSwiped: Bool { swipeDistance != 0 }

  package func swipe(by distance: CGFloat) {
    swipe(to: swipeDistance + distance, edgeUncovered(by: distance))
  }

  /// The row is let go: it opens, closes, or does its first action.
  package func endSwipe(velocity: CGFloat) {
    guard isSwiped, let actions = actionsNode else { return closeSwipe() }
    let edge: HorizontalEdge = swipeDistance > 0 ? .leading : .trailing
    let (distance, open) = (abs(swipeDistance), actions.openWidth)
    let speed = edge == .leading ? velocity : -velocity
    if allowsFullSwipe(edge), distance > max(open, size.width * theme.fullShare),
      let action = actions.firstAction(edge), action.activate()
    {
      return closeSwipe()
    }
    if speed > theme.flick || (speed > -theme.flick && distance > open / 2) {
      withAnimation { swipeDistance = edge == .leading ? open : -open }
    } else {
      closeSwipe()
    }
  }

  package func closeSwipe() {
    root.openSwipe.didSwipe(self, isOpen: false)
    guard isSwiped else { return }
    withAnimation { swipeDistance = 0 }
  }
}
