import AviaryGeometry
import AviaryInteraction
package import Foundation

extension ListRowNode: SwipeTarget {
  package func canSwipe(by distance: CGFloat) -> Bool { canSlide(by: distance) }

  package func swipe(by distance: CGFloat) {
    let edge = slide.edge ?? (distance > 0 ? .leading : .trailing)
    slide(to: slide.along + distance, edge)
  }

  package func endSwipe(velocity: CGFloat) { letGo(velocity: velocity) }

  package var isSwiped: Bool { slide.along != 0 }

  package func closeSwipe() { close() }
}
