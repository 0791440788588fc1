extension Publishers {
  /// Sends a value in the place of a failure, then ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Never

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
        "ReplaceError",
        onRequest: intake.request,
        onCancel: intake.cancel
      )
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: outlet.start,
        onValue: {
          outlet.offer($0)
          return .none
        },
        onEnd: { completion in
          if case .failure = completion { outlet.enqueue(output) }
          outlet.finish(.finished)
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends a value in the place of a failure, then ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
