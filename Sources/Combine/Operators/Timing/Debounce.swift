extension Publishers {
  /// Sends a value when no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How long no other may come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What it happens on.
    public let scheduler: Context
    /// How it happens there.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let lock = Lock()
      var last: Upstream.Output?
      var number = 0
      let outlet = Outlet(
        subscriber,
        "Debounce",
        onCancel: {
          // What waits is let go at once, not when it would have been due.
          let waiting: Upstream.Output? = lock.withLock {
            let value = last
            last = nil
            number += 1
            return value
          }
          _ = waiting
          intake.cancel()
        }
      )
      func take(_ wanted: Int) -> Upstream.Output? {
        lock.withLock {
          guard number == wanted else { return nil }
          let value = last
          last = nil
          return value
        }
      }
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          outlet.start()
          intake.request(.unlimited)
        },
        onValue: { value in
          let (mine, old): (Int, Upstream.Output?) = lock.withLock {
            let old = last
            last = value
            number += 1
            return (number, old)
          }
          _ = old
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime),
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            guard let value = take(mine) else { return }
            outlet.enqueueLatest(value)
            outlet.drain()
          }
          return .none
        },
        onEnd: { completion in
          lock.withLock { number += 1 }
          scheduler.schedule(options: options) { outlet.finish(completion) }
        }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Sends a value when no other has come for some time.
  ///
  /// A value that waits when this publisher ends is not sent.
  ///
  /// - Parameters:
  ///   - dueTime: How long no other may come.
  ///   - scheduler: What values are sent on.
  ///   - options: How they are sent there.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
