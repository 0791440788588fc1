extension Publishers {
  /// Sends whether a value comes, as soon as it does or at the end.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    /// What is sent.
    public typealias Output = Bool
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = false
      upstream.gather(
        subscriber,
        "Contains",
        step: {
          guard $0 == output else { return .more }
          answer = true
          return .enough
        },
        result: { answer }
      )
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts a value, as soon as it does or at the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
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
      var answer = false
      upstream.gather(
        subscriber,
        "ContainsWhere",
        step: {
          guard predicate($0) else { return .more }
          answer = true
          return .enough
        },
        result: { answer }
      )
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts a value, or fails with what it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
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
      var answer = false
      upstream.tryGather(
        subscriber,
        "TryContainsWhere",
        step: {
          guard try predicate($0) else { return .more }
          answer = true
          return .enough
        },
        result: { answer }
      )
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts all values, as soon as it does not or at the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = true
      upstream.gather(
        subscriber,
        "AllSatisfy",
        step: {
          guard !predicate($0) else { return .more }
          answer = false
          return .enough
        },
        result: { answer }
      )
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts all values, or fails with what it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var answer = true
      upstream.tryGather(
        subscriber,
        "TryAllSatisfy",
        step: {
          guard try !predicate($0) else { return .more }
          answer = false
          return .enough
        },
        result: { answer }
      )
    }
  }
}

extension Publisher {
  /// Sends true when a closure accepts a value, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends true when a closure accepts a value, or false at the end, or fails with what it throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends false when a closure does not accept a value, or true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends false when a closure does not accept a value, or true at the end, or fails with what it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends true when a value comes, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
