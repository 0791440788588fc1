import Foundation

extension Publishers {
  /// Stops in the debugger where a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether to stop for the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop for a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop for the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates the publisher.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Upstream.Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      func stop(_ isWanted: Bool?) {
        if isWanted == true { raise(SIGTRAP) }
      }
      upstream.subscribe(
        Tap(
          subscriber,
          "Breakpoint",
          Tap<S>.Closures(
            subscription: { stop(receiveSubscription?($0)) },
            output: { stop(receiveOutput?($0)) },
            completion: { stop(receiveCompletion?($0)) }
          )
        )
      )
    }
  }
}

extension Publisher {
  /// Stops in the debugger where a closure says so.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Whether to stop for the subscription.
  ///   - receiveOutput: Whether to stop for a value.
  ///   - receiveCompletion: Whether to stop for the end.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion
    )
  }

  /// Stops in the debugger where this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(
      receiveCompletion: {
        if case .failure = $0 { true } else { false }
      }
    )
  }
}
