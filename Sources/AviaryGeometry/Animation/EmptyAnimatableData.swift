/// The animatable data of a type that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
  /// Makes the only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { .init() }

  /// The only value.
  public static func + (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .init() }

  /// Changes nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The only value.
  public static func - (
    lhs: EmptyAnimatableData,
    rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .init() }

  /// Changes nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
