public import AviaryGeometry

extension AnyLayout {
  /// The animatable data of a layout whose type is known only while the program runs.
  ///
  /// Values of different types do not mix: adding one to the other leaves the left one as it is, so
  /// that a change from one type of layout to another jumps.
  public struct AnimatableData: VectorArithmetic, @unchecked Sendable {
    /// nil is the zero of every type.
    private var vector: (any VectorArithmetic)?

    init(_ vector: any VectorArithmetic) { self.vector = vector }

    private init() { vector = nil }

    /// The zero of every type.
    public static var zero: Self { .init() }

    /// The sum; the left value if the types differ.
    public static func + (lhs: Self, rhs: Self) -> Self {
      guard let right = rhs.vector else { return lhs }
      return Self((lhs.vector ?? right.zeroOfType).adding(right))
    }

    /// The difference; the left value if the types differ.
    public static func - (lhs: Self, rhs: Self) -> Self {
      guard let right = rhs.vector else { return lhs }
      return Self((lhs.vector ?? right.zeroOfType).subtracting(right))
    }

    /// Multiplies by `rhs`.
    public mutating func scale(by rhs: Double) { vector = vector.map { $0.scaled(by: rhs) } }

    /// The dot product of the value with itself.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Whether both are of one type and equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs.vector, rhs.vector) {
      case (nil, nil): true
      case (let vector?, nil), (nil, let vector?): vector.isZero
      case (let left?, let right?): left.isEqual(to: right)
      }
    }

    /// The value if it is of type `V`; zero if it is the zero of every type.
    func unwrapped<V: VectorArithmetic>(as type: V.Type) -> V? {
      vector == nil ? .zero : vector as? V
    }
  }
}

extension VectorArithmetic {
  fileprivate var isZero: Bool { self == .zero }
  fileprivate var zeroOfType: any VectorArithmetic { Self.zero }

  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  fileprivate func adding(_ other: any VectorArithmetic) -> any VectorArithmetic {
    (other as? Self).map { self + $0 } ?? self
  }

  fileprivate func subtracting(_ other: any VectorArithmetic) -> any VectorArithmetic {
    (other as? Self).map { self - $0 } ?? self
  }
}
