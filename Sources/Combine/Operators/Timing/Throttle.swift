extension Publishers {
  /// Sends at most one value in some time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// What values are sent on.
    public let scheduler: Context
    /// Whether the latest value in that time is sent, or the first.
    public let latest: Bool

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let outlet = Outlet(subscriber, "Throttle", onCancel: intake.cancel)
      let gate = Gate<Upstream.Output, Upstream.Failure, Context>(interval, latest)
      func open() {
        let (value, completion) = gate.open(now: scheduler.now)
        if let value { outlet.enqueueLatest(value) }
        if let completion { outlet.enqueueEnd(completion) }
        outlet.drain()
      }
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          outlet.start()
          intake.request(.unlimited)
        },
        onValue: { value in
          switch gate.put(value, now: scheduler.now) {
          case .send:
            scheduler.schedule {
              outlet.enqueueLatest(value)
              outlet.drain()
            }
          case .wait(let date): scheduler.schedule(after: date, open)
          case .nothing: break
          }
          return .none
        },
        onEnd: { completion in
          if !gate.end(completion) { scheduler.schedule { outlet.finish(completion) } }
        }
      )
      upstream.subscribe(side)
    }
  }
}

/// Knows when the next value may be sent, and which.
private final class Gate<Value, Failure: Error, Context: Scheduler> {
  /// What is to be done with a value.
  enum Action {
    case send
    case wait(Context.SchedulerTimeType)
    case nothing
  }

  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private let lock = Lock()
  private var lastTime: Context.SchedulerTimeType?
  private var waiting: Value?
  private var completion: Subscribers.Completion<Failure>?

  init(_ interval: Context.SchedulerTimeType.Stride, _ latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  func put(_ value: Value, now: Context.SchedulerTimeType) -> Action {
    let result: (Action, Value?) = lock.withLock {
      if let old = waiting {
        if latest { waiting = value }
        return (.nothing, old)
      }
      if let lastTime, lastTime.distance(to: now) < interval {
        waiting = value
        return (.wait(lastTime.advanced(by: interval)), nil)
      }
      lastTime = now
      return (.send, nil)
    }
    return result.0
  }

  /// What is sent when the time is over.
  func open(
    now: Context.SchedulerTimeType
  ) -> (value: Value?, completion: Subscribers.Completion<Failure>?) {
    lock.withLock {
      lastTime = now
      let value = waiting
      waiting = nil
      return (value, completion)
    }
  }

  /// Notes that all values have come.
  ///
  /// - Returns: Whether the end has to wait for a value.
  func end(_ completion: Subscribers.Completion<Failure>) -> Bool {
    lock.withLock {
      guard case .finished = completion, waiting != nil else { return false }
      self.completion = completion
      return true
    }
  }
}

extension Publisher {
  /// Sends at most one value in some time; the first one is sent at once.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: What values are sent on.
  ///   - latest: Whether the latest value in that time is sent at its end, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
