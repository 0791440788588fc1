/// A subject that sends values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduit = Conduit<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Starts to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    conduit.attach(subscriber)
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { conduit.send(value) }
  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { conduit.finish(completion) }
  /// Asks an upstream for all its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension PassthroughSubject: @unchecked Sendable {}
