/// Sends one value when it is asked for, then ends.
///
/// - SeeAlso: developer.apple.com/documentation/combine/just
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    sendOnce(output, to: subscriber, named: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Sends one value to a subscriber when it asks, then the end.
func sendOnce<S: Subscriber>(_ value: S.Input, to subscriber: S, named name: String) {
  let outlet = Outlet(subscriber, name)
  outlet.enqueue(value)
  outlet.enqueueEnd(.finished)
  outlet.start()
}

/// Ends at once.
func endOnce<S: Subscriber>(_ completion: Subscribers.Completion<S.Failure>, for subscriber: S) {
  subscriber.receive(subscription: Subscriptions.empty)
  subscriber.receive(completion: completion)
}
