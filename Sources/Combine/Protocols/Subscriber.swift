/// What takes the values of a publisher.
///
/// - SeeAlso: developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// Which failures it takes; `Never` where none can come.
  associatedtype Failure: Error

  /// The subscription has begun: values come when they are asked for.
  func receive(subscription: any Subscription)

  /// A value came.
  ///
  /// - Returns: How many more are wanted, besides those asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The publisher has ended.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// The publisher says that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {}
