/// A receiver of values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What is received.
  associatedtype Input
  /// How the publisher can fail.
  associatedtype Failure: Error

  /// The subscription has begun; ask it for values.
  func receive(subscription: any Subscription)
  /// A value came.
  ///
  /// - Returns: How many more values are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value came that tells nothing but that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}
