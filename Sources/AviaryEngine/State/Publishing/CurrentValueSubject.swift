/// A subject that keeps its latest value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduit = Conduit<Output, Failure>()
  private var current: Output

  /// Creates a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The latest value; a new one is sent to all subscribers.
  public var value: Output {
    get { current }
    set {
      current = newValue
      conduit.send(newValue)
    }
  }

  /// Starts to send to a subscriber, the current value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    conduit.attach(subscriber) { [unowned self] link in
      link.onRequest = nil
      link.send(current)
    }
  }

  /// Sets the value and sends it to all subscribers.
  public func send(_ value: Output) { self.value = value }
  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { conduit.finish(completion) }
  /// Asks an upstream for all its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension CurrentValueSubject: @unchecked Sendable {}
