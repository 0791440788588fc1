import AviaryGeometry
import AviaryInteraction
package import Foundation

extension ListRowNode: SwipeTarget {
  package func swipe(by distance: CGFloat) {
    let edge = swipe.edge ?? (distance > 0 ? .leading : .trailing)
    swipe(to: swipe.along + distance, edge)
  }

  package func endSwipe(velocity: CGFloat) { letGo(velocity: velocity) }

  package var isSwiped: Bool { swipe.along != 0 }

  package func closeSwipe() { close() }
}
