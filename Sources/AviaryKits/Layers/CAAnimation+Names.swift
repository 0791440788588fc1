import Foundation

/// How values between two are found, by QuartzCore's name.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight on.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: one follows the other.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// So that the pace is even.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along a path turns with it, by QuartzCore's name.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It looks ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// It looks back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}

/// How one look of a layer gives way to another, by QuartzCore's name.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one comes over it.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes it away.
  public static let push = CATransitionType(rawValue: "push")
  /// It goes away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a look of a layer comes, by QuartzCore's name.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What numbers of an animation mean, by QuartzCore's name.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the axis from left to right.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the axis from top to bottom.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn in the plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale from left to right.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale from top to bottom.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale in depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A move.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A move from left to right.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A move from top to bottom.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A move in depth.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
