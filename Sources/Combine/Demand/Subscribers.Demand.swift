extension Subscribers {
  /// A number of values that are wanted.
  ///
  /// - SeeAlso: developer.apple.com/documentation/combine/subscribers/demand
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The number, or nil for any.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// Any number.
    public static let unlimited = Demand(nil)
    /// No value.
    public static let none = Demand(0)

    /// At most so many values.
    ///
    /// - Parameter value: The number, 0 or more.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be less than 0, but it is \(value)")
      return Demand(value)
    }

    /// A readable form.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Reads a number; a negative one stands for any number.
    public init(from decoder: any Decoder) throws {
      let number = try decoder.singleValueContainer().decode(Int.self)
      self.init(number < 0 ? nil : number)
    }

    /// Writes the number, or -1 for any number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(max ?? -1)
    }
  }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
  /// Combines two numbers; a sum too large is any number, and one below 0 is 0.
  private static func clamped(_ result: (partialValue: Int, overflow: Bool)) -> Self {
    result.overflow ? .unlimited : .max(Swift.max(0, result.partialValue))
  }

  /// The sum of two demands.
  public static func + (a: Self, b: Self) -> Self {
    guard let b = b.max else { return .unlimited }
    return a + b
  }

  /// A demand and a number of values more.
  public static func + (a: Self, b: Int) -> Self {
    guard let a = a.max else { return .unlimited }
    return clamped(a.addingReportingOverflow(b))
  }

  /// Adds a demand.
  public static func += (a: inout Self, b: Self) {
    if b != .none { a = a + b }
  }

  /// Adds a number of values.
  public static func += (a: inout Self, b: Int) { a = a + b }

  /// A multiple of a demand.
  public static func * (a: Self, b: Int) -> Self {
    guard let a = a.max else { return .unlimited }
    return clamped(a.multipliedReportingOverflow(by: b))
  }

  /// Multiplies a demand.
  public static func *= (a: inout Self, b: Int) { a = a * b }

  /// What is left of a demand; 0 where more is taken away than there is, and any number less a number
  /// is any number.
  public static func - (a: Self, b: Self) -> Self {
    guard let b = b.max else { return a == .unlimited ? .unlimited : .none }
    return a - b
  }

  /// What is left of a demand after a number of values, 0 or more.
  public static func - (a: Self, b: Int) -> Self {
    guard let a = a.max else { return .unlimited }
    return .max(Swift.max(0, a - b))
  }

  /// Takes a demand away.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Takes a number of values away.
  public static func -= (a: inout Self, b: Int) { a = a - b }
}

// MARK: - Comparisons

extension Subscribers.Demand {
  /// Whether one demand is for fewer values than another.
  public static func < (a: Self, b: Self) -> Bool {
    switch (a.max, b.max) {
    case (let a?, let b?): a < b
    case (_?, nil): true
    default: false
    }
  }

  /// Whether a demand is for fewer values than a number.
  public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
  /// Whether a number is less than a demand.
  public static func < (a: Int, b: Self) -> Bool { b.max.map { a < $0 } ?? true }
  /// Whether a demand is for at most a number of values.
  public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
  /// Whether a number is at most a demand.
  public static func <= (a: Int, b: Self) -> Bool { b.max.map { a <= $0 } ?? true }
  /// Whether a demand is for more values than a number.
  public static func > (a: Self, b: Int) -> Bool { b < a }
  /// Whether a number is more than a demand.
  public static func > (a: Int, b: Self) -> Bool { b < a }
  /// Whether a demand is for at least a number of values.
  public static func >= (a: Self, b: Int) -> Bool { b <= a }
  /// Whether a number is at least a demand.
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
  /// Whether a demand is for just a number of values.
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  /// Whether a number is just a demand.
  public static func == (a: Int, b: Self) -> Bool { b.max == a }
  /// Whether a demand is not for just a number of values.
  public static func != (a: Self, b: Int) -> Bool { a.max != b }
  /// Whether a number is not just a demand.
  public static func != (a: Int, b: Self) -> Bool { b.max != a }
}
