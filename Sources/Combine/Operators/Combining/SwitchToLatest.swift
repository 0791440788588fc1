extension Publishers {
  /// Sends what the latest of the publishers sends that come from another one.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// What is sent.
    public typealias Output = P.Output
    /// How it fails.
    public typealias Failure = P.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let latest = Latest(subscriber, intake)
      let side = InnerSubscriber<P, Upstream.Failure>(
        intake,
        onSubscription: {
          latest.link.start()
          intake.request(.unlimited)
        },
        onValue: {
          latest.follow($0)
          return .none
        },
        onEnd: latest.endOuter
      )
      upstream.subscribe(side)
    }
  }
}

/// Follows the latest publisher, and knows when both it and the outer one have ended.
private final class Latest<Down: Subscriber> {
  let link: ConcatenationOutlet<Down>
  private let outer: Intake
  private let lock = Lock()
  private var outerHasEnded = false

  init(_ downstream: Down, _ outer: Intake) {
    self.outer = outer
    link = ConcatenationOutlet(downstream, "SwitchToLatest", onCancel: outer.cancel)
  }

  func follow<P: Publisher>(_ publisher: P)
  where P.Output == Down.Input, P.Failure == Down.Failure {
    link.follow(publisher) { completion in
      switch completion {
      case .finished: self.finishIfOver()
      case .failure:
        self.outer.cancel()
        self.link.finish(completion)
      }
    }
  }

  func endOuter(_ completion: Subscribers.Completion<Down.Failure>) {
    switch completion {
    case .finished:
      lock.withLock { outerHasEnded = true }
      finishIfOver()
    case .failure: link.finish(completion)
    }
  }

  private func finishIfOver() {
    if lock.withLock({ outerHasEnded }), !link.isFollowing { link.finish(.finished) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the latest of the publishers sends that come from this one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends what the latest of the publishers sends that come from this one, and may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends what the latest of the publishers sends that come from this one; nothing of it can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the latest of the publishers sends that come from this one, and cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
