extension Publishers {
  /// How values are gathered over time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of each interval, but at most so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    /// The scheduler, the interval and the number.
    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
      switch self {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    }
  }
}

extension Publishers {
  /// Sends arrays of the values that came in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How values are gathered.
    public let strategy: TimeGroupingStrategy<Context>
    /// How arrays are sent on the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) = strategy.parts
      let group = Group<Upstream.Output>()
      let intake = Intake()
      let outlet = Outlet(
        subscriber,
        "CollectByTime",
        onCancel: {
          intake.cancel()
          group.stop()
        }
      )
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          outlet.start()
          group.timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if let values = group.take() { outlet.offer(values) }
          }
          if !outlet.isOpen { group.stop() }
          intake.request(.unlimited)
        },
        onValue: { value in
          if let full = group.add(value, limit: count) {
            scheduler.schedule(options: options) { outlet.offer(full) }
          }
          return .none
        },
        onEnd: { completion in
          group.stop()
          scheduler.schedule(options: options) {
            if case .finished = completion, let rest = group.take() { outlet.enqueue(rest) }
            outlet.finish(completion)
          }
        }
      )
      upstream.subscribe(side)
    }
  }
}

/// The values of an interval, and the timer that ends it.
private final class Group<Value> {
  private let lock = Lock()
  private var values: [Value] = []
  private var running: (any Cancellable)?

  var timer: (any Cancellable)? {
    get { lock.withLock { running } }
    set { lock.withLock { running = newValue } }
  }

  /// Adds a value, and takes all when there are enough.
  func add(_ value: Value, limit: Int) -> [Value]? {
    lock.withLock {
      values.append(value)
      guard values.count >= limit else { return nil }
      let all = values
      values = []
      return all
    }
  }

  /// Takes all values; nil where there are none.
  func take() -> [Value]? {
    lock.withLock {
      let all = values
      values = []
      return all.isEmpty ? nil : all
    }
  }

  func stop() {
    let old: (any Cancellable)? = lock.withLock {
      let old = running
      running = nil
      return old
    }
    old?.cancel()
  }
}

extension Publisher {
  /// Sends arrays of the values that came in an interval; for one without values nothing.
  ///
  /// - Parameters:
  ///   - strategy: The scheduler, the interval, and how many values an array has at most.
  ///   - options: How arrays are sent on the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
