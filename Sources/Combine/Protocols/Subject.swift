/// A publisher that code outside sends values through.
///
/// - SeeAlso: developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the stream for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands over a subscription, for an upstream to be asked through.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}
