extension Publishers {
  /// Sends the first value, then ends.
  public struct First<Upstream: Publisher>: Publisher {
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
        "First",
        step: {
          found = $0
          return .enough
        },
        result: { found }
      )
    }
  }
}

extension Publishers {
  /// Sends the first value that a closure accepts, then ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
        "FirstWhere",
        step: {
          guard predicate($0) else { return .more }
          found = $0
          return .enough
        },
        result: { found }
      )
    }
  }
}

extension Publishers {
  /// Sends the first value that a closure accepts, then ends, or fails with what it throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
        "TryFirstWhere",
        step: {
          guard try predicate($0) else { return .more }
          found = $0
          return .enough
        },
        result: { found }
      )
    }
  }
}

extension Publisher {
  /// Sends the first value, then ends.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value that a closure accepts, then ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that a closure accepts, then ends, or fails with what it throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
