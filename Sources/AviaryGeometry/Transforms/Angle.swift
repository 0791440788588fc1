/// An angle; positive ones turn clockwise where y points down.
public struct Angle: Hashable, Comparable, Codable, Sendable, BitwiseCopyable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes an angle of zero.
  public init() { self.init(radians: 0) }

  /// Makes an angle from radians.
  ///
  /// - Parameter radians: A full turn is 2π; any number.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  ///
  /// - Parameter degrees: A full turn is 360; any number.
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// An angle of the given radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of zero.
  public static var zero: Angle { Angle() }

  /// Whether `lhs` is the smaller angle; full turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The sum of two angles; full turns count.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Turns `lhs` further by `rhs`.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// The difference of two angles; it may be negative.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Turns `lhs` back by `rhs`.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// The same angle in the other direction.
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

  /// An angle that is so many times as large.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Makes an angle so many times as large.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// A part of an angle; infinite or NaN where `rhs` is 0.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Makes an angle a part of what it was.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Angle: Animatable {
  /// The angle in radians, for interpolation.
  public typealias AnimatableData = Double

  /// The angle in radians, for interpolation.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
