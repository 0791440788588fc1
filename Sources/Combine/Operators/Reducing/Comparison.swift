extension Publishers {
  /// Sends the value that comes after all others by a closure, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether one value comes before another.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Upstream.Output?
      upstream.gather(
        subscriber,
        "Comparison",
        step: { value in
          if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
          return .more
        },
        result: { greatest }
      )
    }
  }
}

extension Publishers {
  /// Sends the value that comes after all others by a closure, or fails with what that throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether one value comes before another.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Upstream.Output?
      upstream.tryGather(
        subscriber,
        "TryComparison",
        step: { value in
          if try greatest.map({ try areInIncreasingOrder($0, value) }) ?? true { greatest = value }
          return .more
        },
        result: { greatest }
      )
    }
  }
}

extension Publisher {
  /// Sends the greatest value by a closure, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value by a closure, at the end, or fails with what it throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value by a closure, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Sends the least value by a closure, at the end, or fails with what it throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(
      upstream: self,
      areInIncreasingOrder: { try areInIncreasingOrder($1, $0) }
    )
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value, at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the least value, at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
