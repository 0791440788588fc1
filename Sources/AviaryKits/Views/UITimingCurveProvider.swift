import AviaryCoreGeometry
public import CoreGraphics
public import Foundation

/// What kind of curve a change of UIKit follows.
public enum UITimingCurveType: Int, Sendable {
  /// The usual one.
  case builtin = 0
  /// One of two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several of them.
  case composed = 3
}

/// What tells the curve that a change of UIKit follows: kept, since changes are made at once.
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve of two control points; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of two control points, of UIKit: kept, since changes are made at once.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// One of the usual curves; `.easeInOut` for one of other points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, from 0 to 1 in time.
  public let controlPoint1: CGPoint
  /// The second control point, from 0 to 1 in time.
  public let controlPoint2: CGPoint
  private let isUsual: Bool

  /// The curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// One of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    isUsual = true
  }

  /// The curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    isUsual = false
  }

  /// What kind of curve it is: the usual one, or one of two control points.
  open var timingCurveType: UITimingCurveType { isUsual ? .builtin : .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring, of UIKit: kept, since changes are made at once.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// How fast it moves at first, in parts of the whole way a second.
  public let initialVelocity: CGVector
  /// The mass at its end.
  let mass: CGFloat
  /// How stiff it is.
  let stiffness: CGFloat
  /// How much it is damped.
  let damping: CGFloat

  /// A spring of a mass.
  ///
  /// - Parameters:
  ///   - mass: The mass at its end.
  ///   - stiffness: How stiff it is.
  ///   - damping: How much it is damped.
  ///   - velocity: How fast it moves at first, in parts of the whole way a second.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    initialVelocity = velocity
  }

  /// The usual spring, which does not swing.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that swings less the more it is damped, and not at 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that swings less the more it is damped, and not at 1.
  ///
  /// - Parameters:
  ///   - ratio: How much it is damped.
  ///   - velocity: How fast it moves at first, in parts of the whole way a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      mass: 1,
      stiffness: 100,
      damping: 20 * ratio,
      initialVelocity: velocity
    )
  }

  /// A spring of a time and a bounce.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: How far it swings, from -1 to 1; 0 for not at all.
  ///   - velocity: How fast it moves at first, in parts of the whole way a second.
  public convenience init(
    duration: TimeInterval,
    bounce: CGFloat,
    initialVelocity velocity: CGVector = .zero
  ) {
    let frequency = 2 * CGFloat.pi / max(CGFloat(duration), 0.001)
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * frequency * (bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce),
      initialVelocity: velocity
    )
  }

  /// What kind of curve it is: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// Itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
