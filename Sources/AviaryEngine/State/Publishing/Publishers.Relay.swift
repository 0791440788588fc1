extension Publishers {
  /// A publisher that changes, drops or delays what comes from another one.
  public struct Relay<Upstream: Publisher, Output>: Publisher {
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    /// Makes, for each subscription, what handles a value with a way to send on.
    let makeHandler: () -> (Upstream.Output, @escaping (Output) -> Void) -> Void

    init(
      _ upstream: Upstream,
      _ makeHandler: @escaping () -> (Upstream.Output, @escaping (Output) -> Void) -> Void
    ) {
      self.upstream = upstream
      self.makeHandler = makeHandler
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let conduit = Conduit<Output, Failure>()
      let handle = makeHandler()
      var start: (() -> AnyCancellable)?
      let upstream = upstream
      start = {
        upstream.sink(
          receiveCompletion: { conduit.finish($0) },
          receiveValue: { handle($0, conduit.send(_:)) }
        )
      }
      let relay = RelaySubscription()
      conduit.attach(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { link in
            relay.link = link
            subscriber.receive(subscription: relay)
          },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }
        )
      )
      // Asked for before the upstream starts: a publisher may send at once.
      relay.upstream = start?()
    }
  }
}

/// Holds the subscription upstream for as long as the one downstream lives.
private final class RelaySubscription: Subscription {
  var link: (any Subscription)?
  var upstream: AnyCancellable?

  func request(_ demand: Subscribers.Demand) { link?.request(demand) }

  func cancel() {
    link?.cancel()
    upstream?.cancel()
    upstream = nil
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Relay<Self, T> {
    Publishers.Relay(self) { { value, send in send(transform(value)) } }
  }

  /// Sends what a closure makes of each value, unless that is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Relay<Self, T> {
    Publishers.Relay(self) { { value, send in if let new = transform(value) { send(new) } } }
  }

  /// Sends the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Relay<Self, Output> {
    Publishers.Relay(self) { { value, send in if isIncluded(value) { send(value) } } }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Relay<Self, Output> {
    Publishers.Relay(self) {
      var left = count
      return { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
    }
  }

  /// Sends what a closure makes of all values so far and each new one.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Relay<Self, T> {
    Publishers.Relay(self) {
      var result = initialResult
      return { value, send in
        result = nextPartialResult(result, value)
        send(result)
      }
    }
  }

  /// Sends each value on another scheduler, such as the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: Never? = nil
  ) -> Publishers.Relay<Self, Output> {
    Publishers.Relay(self) {
      { value, send in
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let send = send
        scheduler.schedule { send(value) }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.Relay<Self, Output> {
    Publishers.Relay(self) {
      var last: Output?
      return { value, send in
        if last == value { return }
        last = value
        send(value)
      }
    }
  }
}
