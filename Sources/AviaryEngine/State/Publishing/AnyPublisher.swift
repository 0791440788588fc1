/// A publisher of which the type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.receive(subscriber: $0) }
  }

  /// Starts to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    start(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// This publisher, its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
