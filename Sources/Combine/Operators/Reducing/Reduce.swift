extension Publishers {
  /// Sends what a closure makes of its last result and each value, once, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// What is sent.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initial: Output
    /// Makes a result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var value = initial
      upstream.gather(
        subscriber,
        "Reduce",
        step: {
          value = nextPartialResult(value, $0)
          return .more
        },
        result: { value }
      )
    }
  }
}

extension Publishers {
  /// Sends what a closure makes of its last result and each value, once, or fails with what it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// What is sent.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// What the closure gets with the first value.
    public let initial: Output
    /// Makes a result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var value = initial
      upstream.tryGather(
        subscriber,
        "TryReduce",
        step: {
          value = try nextPartialResult(value, $0)
          return .more
        },
        result: { value }
      )
    }
  }
}

extension Publishers {
  /// Sends the number of values, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Int
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.gather(
        subscriber,
        "Count",
        step: { _ in
          count += 1
          return .more
        },
        result: { count }
      )
    }
  }
}

extension Publishers {
  /// Sends no values, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Never
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(subscriber, "IgnoreOutput", step: { _ in .more }, result: { nil })
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of its last result and each value, once, at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends what a closure makes of its last result and each value, once, or fails with what it throws.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Sends no values, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
