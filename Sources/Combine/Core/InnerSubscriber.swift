/// A subscriber made of closures, which operators put between themselves and an upstream.
///
/// Values and ends reach the closures only while the subscription of `intake` is active.
final class InnerSubscriber<Input, Failure: Error>: Subscriber {
  let intake: Intake
  private let onSubscription: (() -> Void)?
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    _ intake: Intake,
    onSubscription: (() -> Void)? = nil,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.intake = intake
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    if intake.begin(subscription) { onSubscription?() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    intake.isActive ? onValue(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if intake.end() { onEnd(completion) }
  }
}
