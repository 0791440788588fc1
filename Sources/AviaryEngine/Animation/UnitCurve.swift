public import AviaryGeometry
import Foundation

/// A function from progress to progress, 0 to 0 and 1 to 1: how an animation is paced.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case inverseCircularEaseInOut
  }

  let kind: Kind

  /// A Bézier curve from (0, 0) to (1, 1); the x of control points is kept within 0...1.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    func clamped(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: min(max(point.x, 0), 1), y: point.y)
    }
    return UnitCurve(kind: .bezier(clamped(startControlPoint), clamped(endControlPoint)))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    UnitCurve(kind: .bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(kind: .linear)
  /// Slow at first.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// The output for a progress, which is kept within 0...1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return x
    case .bezier(let start, let end): return CubicTiming(start, end).value(x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
    case .inverseCircularEaseInOut:
      let y = 2 * x - 1
      let root = (1 - y * y).squareRoot() / 2
      return x < 0.5 ? root : 1 - root
    }
  }

  /// The slope at a progress, which is kept within 0...1.
  ///
  /// Where a curve is upright, as a quarter of a circle at one of its ends, it is infinite.
  ///
  /// - Parameter progress: The fraction of the time that is over, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 1
    case .bezier(let start, let end): return CubicTiming(start, end).slope(x)
    case .circularEaseIn: return Self.slopeOfCircle(x)
    case .circularEaseOut: return Self.slopeOfCircle(1 - x)
    case .circularEaseInOut: return Self.slopeOfCircle(x < 0.5 ? 2 * x : 2 * (1 - x))
    case .inverseCircularEaseInOut: return Self.slopeOfCircle(abs(2 * x - 1))
    }
  }

  /// How steeply the unit circle goes up at a distance from where it is level: 0 there, infinite at 1.
  private static func slopeOfCircle(_ x: Double) -> Double {
    let height = (1 - x * x).squareRoot()
    return height > 0 ? x / height : .infinity
  }

  /// The curve with input and output exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let start, let end):
      UnitCurve(kind: .bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(kind: .inverseCircularEaseInOut)
    case .inverseCircularEaseInOut: .circularEaseInOut
    }
  }
}

/// Solves a Bézier curve from (0, 0) to (1, 1) for its x.
private struct CubicTiming {
  let ax, bx, cx, ay, by, cy: Double

  init(_ start: UnitPoint, _ end: UnitPoint) {
    cx = 3 * start.x
    bx = 3 * (end.x - start.x) - cx
    ax = 1 - cx - bx
    cy = 3 * start.y
    by = 3 * (end.y - start.y) - cy
    ay = 1 - cy - by
  }

  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
  private func y(_ t: Double) -> Double { ((ay * t + by) * t + cy) * t }
  private func dx(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }
  private func dy(_ t: Double) -> Double { (3 * ay * t + 2 * by) * t + cy }

  /// The parameter at which the curve has an x: Newton's steps, then halving where those fail.
  private func parameter(_ target: Double) -> Double {
    var t = target
    for _ in 0..<8 {
      let error = x(t) - target
      if abs(error) < 1e-9 { return t }
      let slope = dx(t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      t = (low + high) / 2
      if x(t) < target { low = t } else { high = t }
    }
    return t
  }

  func value(_ target: Double) -> Double {
    if target <= 0 { return 0 }
    if target >= 1 { return 1 }
    return y(parameter(target))
  }

  /// Where a control point lies on an end of the curve, that end has no direction, and counts as even.
  func slope(_ target: Double) -> Double {
    let t = target <= 0 ? 0 : target >= 1 ? 1 : parameter(target)
    let (run, rise) = (dx(t), dy(t))
    if abs(run) >= 1e-9 { return rise / run }
    if abs(rise) < 1e-9 { return 1 }
    return rise > 0 ? .infinity : -.infinity
  }
}
