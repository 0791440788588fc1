package import Foundation

/// The outlines of rounded rectangles, with circular or continuous corners.
///
/// A continuous corner is three cubic curves whose control points were published as measured on iOS
/// 7 (PaintCode, "Code for iOS 7 Rounded Rectangles"). It reaches 1.528665 radii along each side.
/// Where a side is too short for that the corner passes over into a circular one, which it is when
/// the radius is half the side.
package enum RoundedRectOutline {
  /// Ten points of three curves, for a radius of 1: x is the distance from the corner along the
  /// side which the outline comes from, y along the side it goes to.
  private static let continuousCorner: [(x: CGFloat, y: CGFloat)] = [
    (1.528665, 0),
    (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
  ]

  /// How many radii a continuous corner takes of each side.
  private static let reach: CGFloat = 1.528665

  /// A quarter circle in three curves, split where the continuous corner is.
  private static let circularCorner: [(x: CGFloat, y: CGFloat)] = {
    let split = atan2(1 - 0.63149379, 1 - 0.07491139)
    let angles: [CGFloat] = [0, split, .pi / 2 - split, .pi / 2]
    var points: [(x: CGFloat, y: CGFloat)] = [(1, 0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let handle = 4.0 / 3 * tan((to - from) / 4)
      func point(_ angle: CGFloat, tangent: CGFloat) -> (x: CGFloat, y: CGFloat) {
        (1 - sin(angle) - tangent * cos(angle), 1 - cos(angle) + tangent * sin(angle))
      }
      points += [point(from, tangent: handle), point(to, tangent: -handle), point(to, tangent: 0)]
    }
    return points
  }()

  /// A rectangle whose four corners are alike and no larger than half its sides.
  package static func elements(
    _ rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle
  ) -> [Path.Element] {
    elements(rect, corners: Array(repeating: cornerSize, count: 4), style: style)
  }

  /// Radii too large for a side are all multiplied by one factor, so that their proportions stay.
  ///
  /// One without end counts as the longest side.
  package static func elements(
    _ rect: CGRect,
    radii: RectangleCornerRadii,
    style: RoundedCornerStyle
  ) -> [Path.Element] {
    let clockwise = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ]
    .map { $0 > 0 ? ($0.isFinite ? min($0, 1e9) : max(rect.width, rect.height)) : 0 }
    var factor: CGFloat = 1
    for side in 0..<4 {
      let length = side % 2 == 0 ? rect.width : rect.height
      let sum = clockwise[side] + clockwise[(side + 1) % 4]
      if sum > length { factor = min(factor, length / sum) }
    }
    let corners = clockwise.map { CGSize(width: $0 * factor, height: $0 * factor) }
    return elements(rect, corners: corners, style: style)
  }

  /// The outline, clockwise to the eye from the top side's left end.
  ///
  /// `corners` are top left, top right, bottom right, bottom left, and fit.
  private static func elements(
    _ rect: CGRect,
    corners: [CGSize],
    style: RoundedCornerStyle
  ) -> [Path.Element] {
    let outlines = (0..<4).map { corner($0, of: rect, corners: corners, style: style) }
    var result: [Path.Element] = []
    result.reserveCapacity(18)
    result.append(.move(to: outlines[0][outlines[0].count - 1]))
    for points in [outlines[1], outlines[2], outlines[3], outlines[0]] {
      result.append(.line(to: points[0]))
      for first in stride(from: 1, to: points.count, by: 3) {
        result.append(
          .curve(to: points[first + 2], control1: points[first], control2: points[first + 1])
        )
      }
    }
    result.append(.closeSubpath)
    return result
  }

  /// The points of one corner in the outline's direction: 10, or 1 for a square corner.
  private static func corner(
    _ index: Int,
    of rect: CGRect,
    corners: [CGSize],
    style: RoundedCornerStyle
  ) -> [CGPoint] {
    let isRight = index == 1 || index == 2
    let isBottom = index >= 2
    let at = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
    let (width, height) = (corners[index].width, corners[index].height)
    guard width > 0, height > 0 else { return [at] }

    // Vertical neighbours: 0 and 3, 1 and 2; horizontal ones: 0 and 1, 2 and 3.
    let beside = corners[index ^ 1]
    let aboveOrBelow = corners[3 - index]
    let blend =
      style == .circular
      ? 0
      : min(
        smoothness(radius: width, neighbour: beside.width, side: rect.width),
        smoothness(radius: height, neighbour: aboveOrBelow.height, side: rect.height)
      )
    let comesHorizontally = index == 1 || index == 3
    let towardsX: CGFloat = isRight ? -1 : 1
    let towardsY: CGFloat = isBottom ? -1 : 1
    return zip(circularCorner, continuousCorner).map { circular, continuous in
      let along = circular.x + (continuous.x - circular.x) * blend
      let across = circular.y + (continuous.y - circular.y) * blend
      let (x, y) = comesHorizontally ? (along, across) : (across, along)
      return CGPoint(x: at.x + towardsX * x * width, y: at.y + towardsY * y * height)
    }
  }

  /// 1 if a side has space for the whole reach of a corner, 0 if only for its radius.
  private static func smoothness(radius: CGFloat, neighbour: CGFloat, side: CGFloat) -> CGFloat {
    let space = side * radius / (radius + neighbour)
    return min(max((space / radius - 1) / (reach - 1), 0), 1)
  }
}
