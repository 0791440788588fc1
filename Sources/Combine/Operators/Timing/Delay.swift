extension Publishers {
  /// Sends values and the end some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact that is.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What it happens on.
    public let scheduler: Context
    /// How it happens there.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let relocation = SchedulerHop(
        Outlet(subscriber, "Delay", onRequest: intake.request, onCancel: intake.cancel)
      )
      func schedule() {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance,
          options: options,
          relocation.deliver
        )
      }
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
  /// Sends values and the end some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How exact that is; nil for as exact as the scheduler can.
  ///   - scheduler: What they are sent on.
  ///   - options: How they are sent there; nil for the usual way.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
