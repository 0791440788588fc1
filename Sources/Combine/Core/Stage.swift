/// What an operator makes of a value.
enum Step<Output, Failure: Error> {
  /// It is sent on, maybe changed.
  case send(Output)
  /// It is left out, and another one asked for in its place.
  case skip
  /// It is sent on, maybe changed, and is the last one.
  case sendLast(Output)
  /// All has been sent.
  case finish
  /// The operator fails.
  case fail(Failure)
}

/// One link of a chain: what comes from upstream goes downstream, changed by a closure.
///
/// Demand passes through unchanged. The closures are called one at a time, because upstream sends so.
final class Stage<Input, Failure: Error, Down: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  let description: String
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var downstream: Down?
  /// Whether no more values are taken.
  private var isClosing = false
  private let step: (Input) -> Step<Down.Input, Down.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - downstream: Who gets the values.
  ///   - name: What the subscription is called where it is printed.
  ///   - step: Says what becomes of a value.
  ///   - end: Says what becomes of the end.
  init(
    _ downstream: Down,
    _ name: String,
    step: @escaping (Input) -> Step<Down.Input, Down.Failure>,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>
  ) {
    self.downstream = downstream
    description = name
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let downstream: Down? = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let downstream else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ isClosing ? nil : downstream }) else { return .none }
    switch step(input) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .sendLast(let output):
      lock.withLock { isClosing = true }
      _ = downstream.receive(output)
      close(.finished)
    case .finish: close(.finished)
    case .fail(let failure): close(.failure(failure))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if lock.withLock({ isClosing }) { return }
    take().1?.receive(completion: end(completion))
  }

  /// Ends before upstream does.
  func close(_ completion: Subscribers.Completion<Down.Failure>) {
    let (upstream, downstream) = take()
    guard let downstream else { return }
    upstream?.cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock({ upstream })?.request(demand)
  }

  func cancel() { take().0?.cancel() }

  private func take() -> ((any Subscription)?, Down?) {
    lock.withLock {
      let old = (upstream, downstream)
      upstream = nil
      downstream = nil
      isClosing = true
      return old
    }
  }
}

extension Stage where Failure == Down.Failure {
  /// Makes a link that passes the end on as it is.
  convenience init(
    _ downstream: Down,
    _ name: String,
    step: @escaping (Input) -> Step<Down.Input, Down.Failure>
  ) {
    self.init(downstream, name, step: step, end: { $0 })
  }
}

extension Stage where Down.Failure == any Error {
  /// Makes a link that fails with what its closure throws.
  convenience init(
    _ downstream: Down,
    _ name: String,
    trying step: @escaping (Input) throws -> Step<Down.Input, any Error>
  ) {
    self.init(
      downstream,
      name,
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      },
      end: { $0.erased }
    )
  }
}

extension Subscribers.Completion {
  /// The same end, its failure one of any type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(failure)
    }
  }
}
