/// Runs closures at once, whatever moment they are for.
///
/// - SeeAlso: developer.apple.com/documentation/combine/immediatescheduler
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only moment that the scheduler knows.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// No time.
    public func distance(to other: Self) -> Stride { Stride(0) }
    /// The same moment.
    public func advanced(by n: Stride) -> Self { self }

    /// A length of time, which makes no difference.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// The number that it was made with.
      public var magnitude: Int

      /// Creates a length of time.
      public init(_ value: Int) { magnitude = value }
      /// Creates a length of time.
      public init(integerLiteral value: Int) { self.init(value) }
      /// Creates a length of time.
      public init(floatLiteral value: Double) { self.init(Int(value)) }
      /// Creates a length of time, if the number is small enough.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether one is less than another.
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

      /// No time.
      public static func seconds(_ s: Int) -> Self { 0 }
      /// No time.
      public static func seconds(_ s: Double) -> Self { 0 }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      /// No time.
      public static func microseconds(_ us: Int) -> Self { 0 }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The only moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and not again.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
