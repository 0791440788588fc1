import Foundation

/// A number that matrices and quaternions are made of: `Float` or `Double`.
public protocol SIMDReal: BinaryFloatingPoint, SIMDScalar, Codable, Sendable {
  /// The sine of an angle in radians.
  static func _sine(_ angle: Self) -> Self
  /// The cosine of an angle in radians.
  static func _cosine(_ angle: Self) -> Self
  /// The angle in radians whose cosine is a number from -1 to 1.
  static func _arcCosine(_ x: Self) -> Self
  /// The angle in radians of a point.
  static func _arcTangent(_ y: Self, _ x: Self) -> Self
}

extension Float: SIMDReal {
  public static func _sine(_ angle: Float) -> Float { sin(angle) }
  public static func _cosine(_ angle: Float) -> Float { cos(angle) }
  public static func _arcCosine(_ x: Float) -> Float { acos(x) }
  public static func _arcTangent(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
}

extension Double: SIMDReal {
  public static func _sine(_ angle: Double) -> Double { sin(angle) }
  public static func _cosine(_ angle: Double) -> Double { cos(angle) }
  public static func _arcCosine(_ x: Double) -> Double { acos(x) }
  public static func _arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
