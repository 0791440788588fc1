public import Foundation
public import QuartzCore

/// What has a time of its own, by QuartzCore's name.
@MainActor @preconcurrency
public protocol CAMediaTiming {
  /// When it begins, in the time of what is around it, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes.
  var speed: Float { get set }
  /// What its time is ahead by, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back as it came.
  var autoreverses: Bool { get set }
  /// What it is before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {}

extension CALayer {
  /// A time of a layer, as another one has it.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The layer whose time it is; nil for the time of `CACurrentMediaTime()`.
  /// - Returns: the time in this layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.absolute(t) ?? t)
  }

  /// A time of this layer, as another one has it.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The layer whose time is wanted; nil for the time of `CACurrentMediaTime()`.
  /// - Returns: the time in that layer.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = absolute(t)
    return l?.local(absolute) ?? absolute
  }

  /// A time as `CACurrentMediaTime()` has it, in this layer.
  private func local(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.local(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// A time of this layer as `CACurrentMediaTime()` has it; a layer that stands still is where it begins.
  private func absolute(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.absolute(outer) ?? outer
  }

  /// What it is moved, turned and scaled by, in its plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Says what it is moved, turned and scaled by, in its plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}

/// What something is before it begins and after it ends, by QuartzCore's name.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As at its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As at its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// As at its beginning, then as at its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// As without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How far something is by the time that has passed, by QuartzCore's name.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (Float, Float, Float, Float)

  /// A pace of a name; one that is not known is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pace along a cubic curve from 0, 0 to 1, 1.
  ///
  /// - Parameters:
  ///   - c1x: The first point's part of the time.
  ///   - c1y: Its part of the way.
  ///   - c2x: The second point's part of the time.
  ///   - c2y: Its part of the way.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
  }

  /// A point of the curve: 0 is its beginning, 3 its end; others give the nearer of the two.
  ///
  /// - Parameters:
  ///   - idx: Which point.
  ///   - ptr: Where its two parts are written.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: (Float, Float) =
      switch idx {
      case ..<1: (0, 0)
      case 1: (points.0, points.1)
      case 2: (points.2, points.3)
      default: (1, 1)
      }
    ptr[0] = point.0
    ptr[1] = point.1
  }
}

/// A pace, by QuartzCore's name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As animations do that say nothing.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
