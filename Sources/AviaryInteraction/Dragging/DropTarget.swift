@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
package import Foundation

/// A view on which something can be dropped.
///
/// Locations are in the view's own space. All of it is called while the tree is at rest.
package protocol DropTarget: ViewNode {
  /// How far around the view it still takes part where no other view does, in points.
  var dropReach: CGFloat { get }

  /// Whether the view takes part in a drag that is at a place: if not, views around are asked.
  ///
  /// Asked whenever the pointer moves. Changes nothing. Of what comes from another program the data is not there yet.
  func takesPart(in drag: Drag, at location: CGPoint) -> Bool

  /// The pointer has come over the view, or moved there.
  func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool)

  /// The identifiers of the types that the view takes: what of them is dropped by another program is fetched.
  var droppedTypes: [String] { get }

  /// What would be done with a drag that is let go at a place; `.cancel` or `.forbidden` for nothing.
  func proposedOperation(for drag: Drag, at location: CGPoint) -> DropOperation

  /// The pointer has left the view, or the drag was called off.
  func dragDidLeave(_ drag: Drag)

  /// The drag was let go over the view.
  ///
  /// - Returns: What was done with it; `.cancel` or `.forbidden` where it was not taken.
  func drop(_ drag: Drag, at location: CGPoint) -> DropOperation
}

extension DropTarget {
  package var dropReach: CGFloat { 0 }
  package var droppedTypes: [String] { [] }
  package func proposedOperation(for drag: Drag, at location: CGPoint) -> DropOperation { .copy }
}

extension ViewRoot {
  /// The innermost view at a point of the root's space that takes part in a drag; nil for none.
  ///
  /// A view takes part with all of its bounds, whether it draws something there or not, where nothing clips it. What is
  /// presented in front hides what is behind.
  func dropTarget(of drag: Drag, at point: CGPoint) -> (any DropTarget)? {
    guard let front = frontmostNode else { return nil }
    // What lies around the frontmost node moves it as well.
    guard let place = front.parent.map({ $0.locationInNode(point) }) ?? point else { return nil }
    return front.dropTarget(of: drag, at: place, isNear: false)
      ?? front.dropTarget(of: drag, at: place, isNear: true)
  }
}

extension ViewNode {
  /// - Parameters:
  ///   - point: In the parent's space.
  ///   - isNear: Whether views count that the point is only near to.
  fileprivate func dropTarget(
    of drag: Drag,
    at point: CGPoint,
    isNear: Bool
  ) -> (any DropTarget)? {
    guard !isOutOfReach, let own = point.undoing(transformToParent) else { return nil }
    if let region = self as? any HitRegion, !region.containsHit(own) { return nil }
    guard let inner = hitLocation(own) else { return nil }
    var found: (any DropTarget)?
    visitHitCandidates(at: inner) { child in
      found = child.dropTarget(of: drag, at: inner, isNear: isNear)
      return found != nil
    }
    if let found { return found }
    guard let target = self as? any DropTarget,
      case let reach = isNear ? target.dropReach : 0,
      CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach).contains(own),
      EnvironmentValues(scope: environment).isEnabled, target.takesPart(in: drag, at: own)
    else { return nil }
    return target
  }
}
