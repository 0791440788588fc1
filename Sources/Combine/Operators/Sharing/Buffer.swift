extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// It is filled when the subscription begins, and kept full.
    case keepFull
    /// It asks for any number of values, and keeps those that nobody wants yet.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops that value.
    case dropNewest
    /// It drops the value that has waited longest.
    case dropOldest
    /// It fails with what a closure makes.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// Keeps values until they are wanted.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many are kept.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// What happens with one more.
    public let whenFull: BufferingStrategy<Upstream.Failure>

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let intake = Intake()
      let outlet = Outlet(subscriber, "Buffer", onCancel: intake.cancel)
      let taken: (() -> Void)? = prefetch == .keepFull ? { intake.request(.max(1)) } : nil
      let dropsOldest: Bool =
        if case .dropOldest = whenFull { true } else { false }
      let side = InnerSubscriber<Upstream.Output, Upstream.Failure>(
        intake,
        onSubscription: {
          outlet.start()
          intake.request(prefetch == .keepFull ? .max(size) : .unlimited)
        },
        onValue: { value in
          // What is wanted now takes no room. A buffer for nothing has no oldest value to drop.
          let hadRoom = outlet.enqueue(value, taken: taken) { waiting, isWanted in
            if waiting < size || isWanted { return .behind }
            return dropsOldest ? .inPlaceOfOldest : .none
          }
          if !hadRoom, case .customError(let make) = whenFull {
            intake.cancel()
            outlet.finish(.failure(make()))
          } else {
            outlet.drain()
          }
          return .none
        },
        onEnd: { outlet.finish($0) }
      )
      upstream.subscribe(side)
    }
  }
}

extension Publisher {
  /// Keeps values until they are wanted.
  ///
  /// - Parameters:
  ///   - size: How many are kept at most.
  ///   - prefetch: When values are asked for.
  ///   - whenFull: What happens with one more.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    precondition(size >= 0, "a buffer can't keep \(size) values")
    return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
