extension Publishers {
  /// Sends values until another publisher sends one, then ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let signal = Intake()
      let outlet = Outlet(
        subscriber,
        "PrefixUntilOutput",
        onRequest: intake.request,
        onCancel: {
          signal.cancel()
          intake.cancel()
        }
      )
      let otherSide = InnerSubscriber<Other.Output, Other.Failure>(
        signal,
        onValue: { _ in
          signal.cancel()
          intake.cancel()
          outlet.finish(.finished)
          return .none
        },
        onEnd: { _ in }
      )
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onValue: {
          outlet.offer($0)
          return .none
        },
        onEnd: {
          signal.cancel()
          outlet.finish($0)
        }
      )
      outlet.start()
      signal.request(.max(1))
      other.subscribe(otherSide)
      upstream.subscribe(side)
    }
  }
}

extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let signal = Intake()
      let outlet = Outlet(
        subscriber,
        "DropUntilOutput",
        onRequest: intake.request,
        onCancel: {
          signal.cancel()
          intake.cancel()
        }
      )
      let lock = Lock()
      var isDropping = true
      let otherSide = InnerSubscriber<Other.Output, Other.Failure>(
        signal,
        onValue: { _ in
          lock.withLock { isDropping = false }
          signal.cancel()
          return .none
        },
        onEnd: {
          // Nothing will be sent any more.
          intake.cancel()
          outlet.finish($0)
        }
      )
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onValue: {
          if lock.withLock({ isDropping }) { return .max(1) }
          outlet.offer($0)
          return .none
        },
        onEnd: {
          signal.cancel()
          outlet.finish($0)
        }
      )
      outlet.start()
      signal.request(.max(1))
      other.subscribe(otherSide)
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher sends one; where that ends without, so does this.
  ///
  /// - Parameter publisher: The other publisher.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Sends values until another publisher sends one, then ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
