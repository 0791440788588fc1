import AviaryEngine
import AviaryGeometry
import Foundation

/// Two fingers on a screen that are down in one view whose gestures follow pinches.
///
/// The gestures under the first finger hear of the pinch beside what that finger does, so that a view may be dragged and
/// magnified at the same time; the second finger presses nothing. It is a value without views, which is told places in
/// the root's space.
struct TouchPinch {
  /// What the fingers have done since the second one came down.
  struct Change {
    /// How far apart they are, in terms of how far they were at first.
    var scale: CGFloat
    /// How far they have turned, clockwise; more than a full turn counts on.
    var angle: Angle
    /// The place between them.
    var location: CGPoint
  }

  /// The pointers' ids.
  let first: Int
  let second: Int
  /// Whether the fingers moved far enough to mean something.
  private var hasBegun = false

  private var places: (first: CGPoint, second: CGPoint)
  private let startDistance: CGFloat
  private var bearing: CGFloat
  private var turned: CGFloat = 0

  /// How far fingers move apart, or around each other, before they mean something, in points.
  private static let slop: CGFloat = 4

  init(first: (id: Int, place: CGPoint), second: (id: Int, place: CGPoint)) {
    self.first = first.id
    self.second = second.id
    places = (first.place, second.place)
    // Fingers in one place are a point apart: no scale is infinite.
    startDistance = max(first.place.distance(to: second.place), 1)
    bearing = Self.bearing(first.place, second.place)
  }

  /// Takes the new place of one of the fingers.
  ///
  /// - Returns: What they have done so far; nil while they moved too little.
  mutating func move(_ id: Int, to place: CGPoint) -> Change? {
    if id == first { places.first = place } else { places.second = place }
    let distance = places.first.distance(to: places.second)
    if distance > 0 {
      let bearing = Self.bearing(places.first, places.second)
      turned += (bearing - self.bearing).remainder(dividingBy: 2 * .pi)
      self.bearing = bearing
    }
    hasBegun =
      hasBegun || abs(distance - startDistance) > Self.slop
      || abs(turned) * startDistance > Self.slop
    guard hasBegun else { return nil }
    return Change(
      scale: max(distance, 1) / startDistance,
      angle: .radians(turned),
      location: location
    )
  }

  /// The place between the fingers.
  var location: CGPoint {
    CGPoint(
      x: (places.first.x + places.second.x) / 2,
      y: (places.first.y + places.second.y) / 2
    )
  }

  /// The direction from one place to another, clockwise from the right, in radians.
  private static func bearing(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    atan2(to.y - from.y, to.x - from.x)
  }
}
