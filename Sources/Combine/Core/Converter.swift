/// Hands on what comes from upstream, one to one, converted by closures.
///
/// It keeps no state, so the subscription of upstream is the one downstream gets.
final class Converter<Input, Failure: Error, Down: Subscriber>: Subscriber {
  private let downstream: Down
  private let value: (Input) -> Down.Input
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>

  init(
    _ downstream: Down,
    value: @escaping (Input) -> Down.Input,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>
  ) {
    self.downstream = downstream
    self.value = value
    self.end = end
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(value(input)) }
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: end(completion))
  }
}

extension Subscribers.Completion {
  /// The same end with another type of failure.
  func mapFailure<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }
}
