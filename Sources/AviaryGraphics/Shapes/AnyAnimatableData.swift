public import AviaryGeometry

/// Animatable data of any type.
///
/// Data of different types don't mix: the left one stays.
public struct _AnyAnimatableData: VectorArithmetic {
  /// nil for zero.
  let base: (any VectorArithmetic)?

  init(_ base: any VectorArithmetic) { self.base = base }

  private init() { base = nil }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func isEqual<V: VectorArithmetic>(_ left: V) -> Bool { (b.base ?? V.zero) as? V == left }
    guard let left = a.base else { return b.base == nil }
    return isEqual(left)
  }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(a, b, adding: true)
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    combine(a, b, adding: false)
  }

  private static func combine(
    _ a: _AnyAnimatableData,
    _ b: _AnyAnimatableData,
    adding: Bool
  ) -> _AnyAnimatableData {
    func combined<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic)
      -> any VectorArithmetic
    {
      guard let right = right as? V else { return left }
      return adding ? left + right : left - right
    }
    func negated<V: VectorArithmetic>(_ right: V) -> any VectorArithmetic {
      adding ? right : V.zero - right
    }
    guard let right = b.base else { return a }
    guard let left = a.base else { return _AnyAnimatableData(negated(right)) }
    return _AnyAnimatableData(combined(left, right))
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    if let base { self = _AnyAnimatableData(scaled(base)) }
  }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
