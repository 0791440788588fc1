/// Any number of animatable values that are animated together.
public struct AnimatableValues<each Value>: VectorArithmetic
where repeat each Value: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Makes a vector of the given values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// A zero in each place.
  public static var zero: AnimatableValues { .init(repeat (each Value).zero) }

  /// The sums place by place.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    .init(repeat (each lhs.value) + (each rhs.value))
  }

  /// Adds place by place.
  public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs + rhs }

  /// The differences place by place.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    .init(repeat (each lhs.value) - (each rhs.value))
  }

  /// Subtracts place by place.
  public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs - rhs }

  /// Multiplies each value by `rhs`.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  /// Whether each place is equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
