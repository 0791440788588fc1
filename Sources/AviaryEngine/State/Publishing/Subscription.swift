/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for that many more values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for the types of subscriptions.
public enum Subscriptions {
  /// A subscription that never sends.
  public static var empty: any Subscription { EmptySubscription() }
}

final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
