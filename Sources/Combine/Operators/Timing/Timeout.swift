extension Publishers {
  /// Ends or fails where no value comes for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How long no value may come.
    public let interval: Context.SchedulerTimeType.Stride
    /// What it happens on.
    public let scheduler: Context
    /// How it happens there.
    public let options: Context.SchedulerOptions?
    /// Makes the failure; nil to end without.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let relocation = SchedulerHop(
        Outlet(subscriber, "Timeout", onRequest: intake.request, onCancel: intake.cancel)
      )
      let lock = Lock()
      var number = 0
      func wait() {
        let mine = lock.withLock {
          number += 1
          return number
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard lock.withLock({ number == mine }), intake.end() else { return }
          relocation.put(customError.map { .failure($0()) } ?? .finished)
          relocation.deliver()
        }
      }
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          relocation.outlet.start()
          wait()
        },
        onValue: {
          relocation.put($0)
          scheduler.schedule(options: options, relocation.deliver)
          wait()
          return .none
        },
        onEnd: {
          lock.withLock { number += 1 }
          relocation.put($0)
          scheduler.schedule(options: options, relocation.deliver)
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Ends or fails where no value comes for some time.
  ///
  /// - Parameters:
  ///   - interval: How long no value may come.
  ///   - scheduler: What values and the end are sent on.
  ///   - options: How they are sent there.
  ///   - customError: Makes the failure; nil to end without one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
