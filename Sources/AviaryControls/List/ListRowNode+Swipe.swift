@_spi(Engine) import AviaryEngine
package import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
package import Foundation

extension ListRowNode {
  /// Where the row is moved to.
  var swipe: RowSwipe { modifier.swipe.wrappedValue }

  /// Whether the row can be slid by hand towards the trailing edge, or the leading one.
  package func canSwipe(by distance: CGFloat) -> Bool {
    guard !modifier.isEditing, distance != 0 else { return swipe.along != 0 && distance != 0 }
    return swipe.along != 0 || !swipeActions(distance > 0 ? .leading : .trailing).isEmpty
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
}

extension ListRowNode: SwipeableRow {
  package var swipeDistance: CGFloat {
    get { swipe.along }
    set { modifier.swipe.wrappedValue.along = newValue }
  }

  package func edgeUncovered(by distance: CGFloat) -> HorizontalEdge {
    swipe.edge ?? (distance > 0 ? .leading : .trailing)
  }

  /// Whether swiping across the whole row does what the first button does; never while the list is edited.
  package func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    !modifier.isEditing
      && modifier.traits.actions(edge, isEditing: false).first?.allowsFullSwipe == true
  }
}
