/// A subject that sends values to those who want one right then.
///
/// It keeps no value: a subscriber that has asked for none misses it.
///
/// - SeeAlso: developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject.
  public init() {}

  deinit { audience.tearDown() }

  /// Starts to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.attach(subscriber, "PassthroughSubject", first: { nil })
  }

  /// Sends a value to all subscribers that want one.
  public func send(_ value: Output) { audience.send(value) }
  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Asks an upstream for everything, once a subscriber asks for values.
  public func send(subscription: any Subscription) { audience.take(subscription) }
}
