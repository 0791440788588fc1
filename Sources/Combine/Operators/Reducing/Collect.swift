extension Publishers {
  /// Sends all values as one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.gather(
        subscriber,
        "Collect",
        step: {
          values.append($0)
          return .more
        },
        result: { values }
      )
    }
  }
}

extension Publishers {
  /// Sends arrays of so many values; what is left comes at the end.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The length of the arrays.
    public let count: Int

    /// Creates the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let outlet = Outlet(
        subscriber,
        "CollectByCount",
        onRequest: { intake.request($0 * count) },
        onCancel: intake.cancel
      )
      var values: [Upstream.Output] = []
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: outlet.start,
        onValue: {
          values.append($0)
          if values.count >= count {
            let full = values
            values = []
            outlet.offer(full)
          }
          return .none
        },
        onEnd: { completion in
          if case .finished = completion, !values.isEmpty { outlet.enqueue(values) }
          outlet.finish(completion)
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends all values as one array, at the end; a failure comes instead of it.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends arrays of so many values; what is left comes at the end, but not before a failure.
  ///
  /// - Parameter count: The length of the arrays, 1 or more.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect can't make arrays of \(count) values")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
