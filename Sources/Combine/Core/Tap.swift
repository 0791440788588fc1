/// Lets everything pass, and calls closures with it.
final class Tap<Down: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Down.Input
  typealias Failure = Down.Failure

  /// What is called, each before it passes but for `answer`.
  struct Closures {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Input) -> Void)?
    /// Called with what a subscriber asks for when it has taken a value, where that is not nothing.
    var answer: ((Subscribers.Demand) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
  }

  let description: String
  private let intake = Intake()
  private let lock = Lock()
  private var downstream: Down?
  private var closures: Closures

  init(_ downstream: Down, _ name: String, _ closures: Closures) {
    self.downstream = downstream
    description = name
    self.closures = closures
  }

  private func current() -> (downstream: Down, closures: Closures)? {
    lock.withLock { downstream.map { ($0, closures) } }
  }

  func receive(subscription: any Subscription) {
    guard let (downstream, closures) = current() else { return subscription.cancel() }
    closures.subscription?(subscription)
    if intake.begin(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let (downstream, closures) = current() else { return .none }
    closures.output?(input)
    let more = downstream.receive(input)
    if more > .none { closures.answer?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard intake.end(), let (downstream, closures) = take() else { return }
    closures.completion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current()?.closures.request?(demand)
    intake.request(demand)
  }

  func cancel() {
    take()?.1.cancel?()
    intake.cancel()
  }

  private func take() -> (Down, Closures)? {
    lock.withLock {
      let old = downstream.map { ($0, closures) }
      downstream = nil
      closures = Closures()
      return old
    }
  }
}
