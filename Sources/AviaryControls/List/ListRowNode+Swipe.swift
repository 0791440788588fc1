@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
package import Foundation

private var theme: SwipeTheme { ControlTheme.standard.swipe }

extension ListRowNode {
  /// Where the row is moved to.
  var swipe: RowSwipe { modifier.swipe.wrappedValue }

  var actionsNode: RowActionsNode? { child.firstNode(of: RowActionsNode.self) }

  /// Whether the row can be slid by hand towards the trailing edge, or the leading one.
  package func canSwipe(by distance: CGFloat) -> Bool {
    guard !modifier.isEditing, distance != 0 else { return swipe.along != 0 && distance != 0 }
    return swipe.along != 0 || !swipeActions(distance > 0 ? .leading : .trailing).isEmpty
  }

  /// Slides the row, less and less beyond its actions where they can't be done by a full swipe.
  ///
  /// - Parameters:
  ///   - place: How far from its place, towards the trailing edge, in points.
  ///   - edge: The edge whose actions may be uncovered.
  func swipe(to place: CGFloat, _ edge: HorizontalEdge) {
    var along = edge == .leading ? max(0, place) : min(0, place)
    if let open = actionsNode?.openWidth, abs(along) > open,
      !allowsFullSwipe(edge) || modifier.isEditing
    {
      let excess = (abs(along) - open) * theme.resistance
      along = along < 0 ? -(open + excess) : open + excess
    }
    root.openSwipe.didSwipe(self, isOpen: along != 0)
    if swipe.along != along { modifier.swipe.wrappedValue.along = along }
  }

  /// The row is let go: it opens, closes, or does its first action.
  ///
  /// - Parameter velocity: How fast it was slid towards the trailing edge at last, in points a second.
  func letGo(velocity: CGFloat = 0) {
    guard let edge = swipe.edge, let actions = actionsNode else { return close() }
    let (distance, open) = (abs(swipe.along), actions.openWidth)
    let speed = edge == .leading ? velocity : -velocity
    if allowsFullSwipe(edge), !modifier.isEditing,
      distance > max(open, size.width * theme.fullShare),
      let action = actions.firstAction(edge), action.activate()
    {
      return close()
    }
    if speed > RowPress.flick || (speed > -RowPress.flick && distance > open / 2) {
      let along = edge == .leading ? open : -open
      withAnimation { modifier.swipe.wrappedValue.along = along }
    } else {
      close()
    }
  }

  /// Shows what deleting the row takes, as the sign for it does in edit mode.
  func showDeletion() {
    root.openSwipe.didSwipe(self, isOpen: true)
    // The width of the buttons is known once they are there.
    modifier.swipe.wrappedValue.along = -1
    root.actions.append(
      (
        "swipeActions",
        { [weak self] in
          guard let self, isMounted, let width = actionsNode?.openWidth else { return }
          withAnimation { modifier.swipe.wrappedValue.along = -width }
        }
      )
    )
  }

  /// Slides the row back to its place.
  func close() {
    root.openSwipe.didSwipe(self, isOpen: false)
    guard swipe.along != 0 else { return }
    withAnimation { modifier.swipe.wrappedValue.along = 0 }
  }
}

extension ListRowNode: SwipeTarget {
  package func swipe(by distance: CGFloat) {
    let edge = swipe.edge ?? (distance > 0 ? .leading : .trailing)
    swipe(to: swipe.along + distance, edge)
  }

  package func endSwipe(velocity: CGFloat) { letGo(velocity: velocity) }

  package var isSwiped: Bool { swipe.along != 0 }

  package func closeSwipe() { close() }
}
