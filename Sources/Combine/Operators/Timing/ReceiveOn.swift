extension Publishers {
  /// Sends values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// What it happens on.
    public let scheduler: Context
    /// How it happens there.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let relocation = SchedulerHop(
        Outlet(subscriber, "ReceiveOn", onRequest: intake.request, onCancel: intake.cancel)
      )
      func schedule() { scheduler.schedule(options: options, relocation.deliver) }
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: relocation.outlet.start,
        onValue: {
          relocation.put($0)
          schedule()
          return .none
        },
        onEnd: {
          relocation.put($0)
          schedule()
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends values and the end on a scheduler, such as the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
