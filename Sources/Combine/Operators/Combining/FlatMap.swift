extension Publishers {
  /// Sends what the publishers send that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What is sent.
    public typealias Output = NewPublisher.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many of them send at the same time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let merged = MergeOutlet(
        subscriber,
        "FlatMap",
        onDone: { intake.request(.max(1)) },
        onCancel: intake.cancel
      )
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          merged.start()
          intake.request(maxPublishers)
        },
        onValue: {
          merged.add(transform($0))
          return .none
        },
        onEnd: { completion in
          switch completion {
          case .finished: merged.close()
          case .failure: merged.fail(completion)
          }
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends what the publishers send that a closure makes of each value.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them send at the same time.
  ///   - transform: Makes a publisher of a value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends what the publishers send that a closure makes of each value, and that cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(
      upstream: self,
      maxPublishers: maxPublishers,
      transform: { transform($0).setFailureType(to: Failure.self) }
    )
  }
}

extension Publisher where Failure == Never {
  /// Sends what the publishers send that a closure makes of each value, and that may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self),
      maxPublishers: maxPublishers,
      transform: transform
    )
  }

  /// Sends what the publishers send that a closure makes of each value; nothing of it can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
