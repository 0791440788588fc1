public import AviaryGeometry
public import Foundation

extension Path {
  /// Adds an arc of a circle to the path, specified with a radius and angles.
  ///
  /// As on Apple's systems `clockwise` is meant for y upwards: with y downwards, as here, an arc
  /// that is not `clockwise` runs clockwise to the eye. A line is added from the current point, if
  /// there is one.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    let start = CGFloat(startAngle.radians)
    var delta = CGFloat(endAngle.radians) - start
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addArc(center: center, radius: radius, from: start, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle to the path, specified with a radius and a difference in angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      from: CGFloat(startAngle.radians),
      delta: CGFloat(delta.radians),
      transform: transform
    )
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let mapped = Path(elements: [.move(to: tangent1End), .line(to: tangent2End)])
      .applying(transform).elements
    guard let from = currentPoint, let corner = mapped[0].end, let to = mapped[1].end else {
      return
    }
    // Directions from the corner to the two ends.
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (to.x - corner.x, to.y - corner.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, radius > 0, abs(cross) > 1e-9 * aLength * bLength else {
      addLine(to: corner)
      return
    }
    let half = acos(min(max((ax * bx + ay * by) / (aLength * bLength), -1), 1)) / 2
    let tangentLength = radius / tan(half)
    let centerDistance = radius / sin(half)
    let (ux, uy) = (ax / aLength, ay / aLength)
    let (vx, vy) = (bx / bLength, by / bLength)
    let bisector = hypot(ux + vx, uy + vy)
    let center = CGPoint(
      x: corner.x + (ux + vx) / bisector * centerDistance,
      y: corner.y + (uy + vy) / bisector * centerDistance
    )
    let first = CGPoint(x: corner.x + ux * tangentLength, y: corner.y + uy * tangentLength)
    let start = atan2(first.y - center.y, first.x - center.x)
    let delta = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addArc(center: center, radius: radius, from: start, delta: delta, transform: .identity)
  }

  /// The one arc: `delta` radians from `start`, growing angles turning from +x to +y.
  private mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    from start: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform
  ) {
    guard start.isFinite, delta.isFinite, radius.isFinite, center.isFinite else {
      FiniteNumbers.report("Path.addArc", "the arc is left out")
      return
    }
    // Turning on and on draws over the same circle.
    let turn = 2 * CGFloat.pi
    let delta =
      abs(delta) > 1000 * turn
      ? delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) : delta
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      let (x, y) = (cos(angle), sin(angle))
      let (px, py) = (
        center.x + radius * (x - tangent * y), center.y + radius * (y + tangent * x)
      )
      return CGPoint(
        x: transform.a * px + transform.c * py + transform.tx,
        y: transform.b * px + transform.d * py + transform.ty
      )
    }
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let pieces = Int(bounded: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = delta / CGFloat(pieces)
    let handle = 4.0 / 3 * tan(step / 4)
    edit {
      for index in 0..<pieces {
        let from = start + CGFloat(index) * step
        let to = start + CGFloat(index + 1) * step
        $0.append(
          .curve(
            to: point(to),
            control1: point(from, tangent: handle),
            control2: point(to, tangent: -handle)
          )
        )
      }
    }
  }
}
