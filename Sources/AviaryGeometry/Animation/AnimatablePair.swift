/// Two animatable values that are animated together.
public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: AnimatablePair { .init(.zero, .zero) }

  /// The sums of both parts.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    .init(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Adds to both parts.
  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// The differences of both parts.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    .init(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Subtracts from both parts.
  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both parts by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
