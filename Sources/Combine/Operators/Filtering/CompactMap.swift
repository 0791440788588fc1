extension Publishers {
  /// Sends what a closure makes of each value, unless that is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// What is sent.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes a value of a value, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "CompactMap",
          step: { transform($0).map(Step.send) ?? .skip }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends what a closure makes of each value, unless that is nil, or fails with what it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// What is sent.
    public typealias Output = Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes a value of a value, or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "TryCompactMap",
          trying: { try transform($0).map(Step.send) ?? .skip }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, unless that is nil, or fails with what it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Sends what two closures make of each value, one after the other, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(
      upstream: upstream,
      transform: { first($0).flatMap(transform) }
    )
  }

  /// Sends what two closures make of each value, one after the other, unless the first gives nil.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(
      upstream: upstream,
      transform: { first($0).map(transform) }
    )
  }
}
