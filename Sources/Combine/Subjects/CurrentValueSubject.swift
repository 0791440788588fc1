/// A subject that keeps its latest value and sends it to each new subscriber first.
///
/// A subscriber that wants no value while one is sent gets the latest one when it asks again.
///
/// - SeeAlso: developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  /// Creates a subject with a first value.
  public init(_ value: Output) { current = value }

  deinit { audience.tearDown() }

  /// The latest value; a new one is sent to all subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Starts to send to a subscriber, the latest value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.attach(subscriber, "CurrentValueSubject", first: { value })
  }

  /// Sets the value and sends it to all subscribers; nothing happens after the end.
  public func send(_ value: Output) {
    var old: Output?
    audience.send(
      value,
      keepsLatest: true,
      store: {
        lock.withLock {
          old = current
          current = value
        }
      }
    )
    _ = old
  }

  /// Ends the stream for all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Asks an upstream for everything.
  public func send(subscription: any Subscription) {
    audience.take(subscription)
    subscription.request(.unlimited)
  }
}
