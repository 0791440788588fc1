/// The connection of a subscriber with a publisher.
///
/// Both of its methods may be called on any thread, also while the subscriber is being called.
///
/// - SeeAlso: developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, which adds to what was asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for the types of subscriptions.
public enum Subscriptions {
  /// A subscription through which nothing ever comes.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription, CustomStringConvertible {
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
