extension Publishers {
  /// Sends a value in the place of none, at the end.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
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
      let intake = Intake()
      let outlet = Outlet(
        subscriber,
        "ReplaceEmpty",
        onRequest: intake.request,
        onCancel: intake.cancel
      )
      var isEmpty = true
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: outlet.start,
        onValue: {
          isEmpty = false
          outlet.offer($0)
          return .none
        },
        onEnd: { completion in
          if case .finished = completion, isEmpty { outlet.enqueue(output) }
          outlet.finish(completion)
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends a value in the place of none, at the end.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
