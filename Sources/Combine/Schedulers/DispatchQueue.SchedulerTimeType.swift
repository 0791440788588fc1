public import Dispatch

extension DispatchQueue {
  /// A moment on the clock of queues, which stands still while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Creates a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads a moment.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Writes a moment, in nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The time from this moment to another.
    public func distance(to other: Self) -> Stride {
      let start = dispatchTime.uptimeNanoseconds
      let end = other.dispatchTime.uptimeNanoseconds
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// The moment some time later.
    public func advanced(by n: Stride) -> Self {
      let nanoseconds = n.magnitude
      let start = dispatchTime.uptimeNanoseconds
      let length = nanoseconds.magnitude
      let (end, overflow) =
        nanoseconds >= 0
        ? start.addingReportingOverflow(UInt64(length))
        : start.subtractingReportingOverflow(UInt64(length))
      if overflow { return Self(nanoseconds >= 0 ? .distantFuture : .init(uptimeNanoseconds: 0)) }
      return Self(DispatchTime(uptimeNanoseconds: end))
    }

    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time, in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length in nanoseconds, which may be negative.
      public var magnitude: Int

      /// The length as the queue takes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a length of time; one without end is the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// Creates a length of so many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a length of so many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a length of so many nanoseconds, if it is not too long.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether one is shorter than another.
      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      /// A multiple, of nanoseconds.
      public static func * (a: Self, b: Self) -> Self { scaled(a.magnitude, by: b.magnitude) }
      /// A sum.
      public static func + (a: Self, b: Self) -> Self {
        let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
        return Self(nanoseconds: overflow ? (a.magnitude > 0 ? .max : .min) : sum)
      }
      /// A difference.
      public static func - (a: Self, b: Self) -> Self {
        let (difference, overflow) = a.magnitude.subtractingReportingOverflow(b.magnitude)
        return Self(nanoseconds: overflow ? (a.magnitude > 0 ? .max : .min) : difference)
      }
      /// Multiplies.
      public static func *= (a: inout Self, b: Self) { a = a * b }
      /// Adds.
      public static func += (a: inout Self, b: Self) { a = a + b }
      /// Subtracts.
      public static func -= (a: inout Self, b: Self) { a = a - b }

      /// A number of seconds; what is not finite or too long is the longest there is.
      public static func seconds(_ s: Double) -> Self {
        let nanoseconds = (s * 1_000_000_000).rounded()
        if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
        if nanoseconds <= Double(Int.min) { return Self(nanoseconds: .min) }
        return Self(nanoseconds: nanoseconds.isNaN ? 0 : Int(nanoseconds))
      }
      /// A number of seconds.
      public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      private static func scaled(_ value: Int, by factor: Int) -> Self {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        return Self(nanoseconds: overflow ? ((value > 0) == (factor > 0) ? .max : .min) : product)
      }
    }
  }
}
