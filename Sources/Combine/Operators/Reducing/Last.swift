extension Publishers {
  /// Sends the last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
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
      var found: Upstream.Output?
      upstream.gather(
        subscriber,
        "Last",
        step: {
          found = $0
          return .more
        },
        result: { found }
      )
    }
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value counts.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Upstream.Output?
      upstream.gather(
        subscriber,
        "LastWhere",
        step: {
          guard predicate($0) else { return .more }
          found = $0
          return .more
        },
        result: { found }
      )
    }
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts, at the end, or fails with what it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value counts.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Upstream.Output?
      upstream.tryGather(
        subscriber,
        "TryLastWhere",
        step: {
          guard try predicate($0) else { return .more }
          found = $0
          return .more
        },
        result: { found }
      )
    }
  }
}

extension Publisher {
  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value that a closure accepts, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that a closure accepts, at the end, or fails with what it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
