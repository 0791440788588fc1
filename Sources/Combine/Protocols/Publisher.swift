/// A source of values over time, which ends at most once.
///
/// A subscriber first gets a subscription, then at most as many values as it has asked that for, one
/// at a time, then perhaps the end. Nothing comes after the end, or after the subscription was cancelled.
///
/// - SeeAlso: developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How it can fail; `Never` where it cannot.
  associatedtype Failure: Error

  /// Gives a subscriber its subscription. Call `subscribe(_:)` rather than this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Starts to send to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject.
  ///
  /// - Returns: What ends that, when it is cancelled or goes away.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}

/// A namespace for the types of publishers.
public enum Publishers {}

/// Feeds a subject from a publisher.
final class SubjectFeed<S: Subject>: Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let intake = Intake()
  private let lock = Lock()
  private var subject: S?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    // The subject asks for values through this.
    if intake.begin(subscription) { current?.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if intake.isActive { current?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    if intake.end() { take()?.send(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { intake.request(demand) }

  func cancel() {
    intake.cancel()
    _ = take()
  }

  private var current: S? { lock.withLock { subject } }

  private func take() -> S? {
    lock.withLock {
      let old = subject
      subject = nil
      return old
    }
  }
}
