public import Foundation

extension RunLoop {
  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  /// A moment on the clock of run loops.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: Self) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment some time later.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length in seconds, which may be negative.
      public var magnitude: TimeInterval
      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a length of so many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates a length of so many seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }
      /// Creates a length of so many seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }
      /// Creates a length of so many seconds, if the number is exact.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether one is shorter than another.
      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      /// A multiple.
      public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
      /// A sum.
      public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
      /// A difference.
      public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
      /// Multiplies.
      public static func *= (a: inout Self, b: Self) { a = a * b }
      /// Adds.
      public static func += (a: inout Self, b: Self) { a = a + b }
      /// Subtracts.
      public static func -= (a: inout Self, b: Self) { a = a - b }

      /// A number of seconds.
      public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
      /// A number of seconds.
      public static func seconds(_ s: Double) -> Self { Self(s) }
      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
    }
  }
}
