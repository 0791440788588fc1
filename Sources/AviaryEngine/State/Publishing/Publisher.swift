/// A source of values over time, which ends at most once.
///
/// The protocols of this folder are the part of Combine that `ObservableObject`, `@Published` and
/// `onReceive` need, under Combine's names.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How it can fail; `Never` where it cannot.
  associatedtype Failure: Error

  /// Starts to send to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Starts to send to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A namespace for the types of publishers.
public enum Publishers {}
