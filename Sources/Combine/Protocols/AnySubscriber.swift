/// A subscriber of which the type is hidden, or one made of closures.
///
/// - SeeAlso: developer.apple.com/documentation/combine/anysubscriber
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// Tells the subscriber apart from others.
  public let combineIdentifier: CombineIdentifier
  /// A readable form.
  public let description: String
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    description = (subscriber as? any CustomStringConvertible)?.description ?? "AnySubscriber"
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Creates a subscriber that sends on to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectFeed(subject))
  }

  /// Creates a subscriber out of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription; without it nothing is asked for.
  ///   - receiveValue: Takes a value, and says how many more are wanted; without it none.
  ///   - receiveCompletion: Takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// The subscription has begun.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// A value came.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// The publisher has ended.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
