import AviaryEngine
import AviaryGeometry
import Foundation

/// What a recognizer's fingers do, in points; kept while they do it, and after.
struct GestureMovement {
  /// Where they are in the view.
  var location = CGPoint.zero
  /// Where the view's corner is in the window.
  var origin = CGPoint.zero
  /// How far they have gone.
  var translation = CGSize.zero
  /// How fast they are, in points a second.
  var velocity = CGSize.zero

  /// Where they are in the window.
  var globalLocation: CGPoint { CGPoint(x: location.x + origin.x, y: location.y + origin.y) }
}
