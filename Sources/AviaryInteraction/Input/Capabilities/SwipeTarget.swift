@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that fingers on a touchpad slide to the side, to uncover what can be done with it.
///
/// Distances are in points, more than 0 towards the trailing edge.
package protocol SwipeTarget: GestureNode {
  /// Whether the view can be slid that way now. Asked when a swipe begins; changes nothing.
  func canSwipe(by distance: CGFloat) -> Bool

  /// Slides the view on by a distance. Called for each event of a swipe that has begun.
  func swipe(by distance: CGFloat)

  /// The fingers were lifted: the view stays open, closes, or does what a full swipe does. Called
  /// once a swipe.
  ///
  /// - Parameter velocity: How fast it was slid at last, in points a second.
  func endSwipe(velocity: CGFloat)

  /// Whether the view is away from its place.
  var isSwiped: Bool { get }

  /// Slides the view back to its place.
  func closeSwipe()
}

/// Knows which view of a tree is swiped open: one at most.
package final class OpenSwipe {
  private weak var target: (any SwipeTarget)?

  /// A view is slid, or closed again; another one that is open closes.
  package func didSwipe(_ new: any SwipeTarget, isOpen: Bool) {
    if isOpen {
      if let target, target !== new { target.closeSwipe() }
      target = new
    } else if target === new {
      target = nil
    }
  }

  /// Closes the view that is open, if what is pressed is none of it.
  ///
  /// - Returns: Whether that is all that the press does: it is on what scrolls along with the view. Bars and other views
  ///   beside it are pressed as ever.
  func close(besides path: [ViewNode] = []) -> Bool {
    guard let target, target.isMounted, target.isSwiped else { return false }
    if path.contains(where: { $0 === target }) { return false }
    target.closeSwipe()
    guard let scrolled = target.ancestor(where: \.scrollsContent) else { return true }
    return path.contains { $0 === scrolled }
  }
}

extension ViewRoot {
  /// The view that is swiped open.
  package var openSwipe: OpenSwipe { rootStorage { OpenSwipe() } }
}
