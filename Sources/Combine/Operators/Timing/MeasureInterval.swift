extension Publishers {
  /// Sends the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whose clock is read.
    public let scheduler: Context

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "MeasureInterval",
          step: { _ in
            let now = scheduler.now
            let interval = last.distance(to: now)
            last = now
            return .send(interval)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the time between values, the first since the subscription.
  ///
  /// - Parameters:
  ///   - scheduler: Whose clock is read.
  ///   - options: They make no difference.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
