extension Publishers {
  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let hop = Hop(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(hop) }
    }
  }
}

/// Passes values on, and asks for them and cancels through closures that are scheduled.
private final class Hop<Down: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Down.Input
  typealias Failure = Down.Failure

  let description = "SubscribeOn"
  private let intake = Intake()
  private let lock = Lock()
  private var downstream: Down?
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Down, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if intake.begin(subscription) { lock.withLock { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if intake.end() { take()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let intake = intake
    schedule { intake.request(demand) }
  }

  func cancel() {
    _ = take()
    let intake = intake
    schedule { intake.cancel() }
  }

  private func take() -> Down? {
    lock.withLock {
      let old = downstream
      downstream = nil
      return old
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on a scheduler; values come where this publisher sends them.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
