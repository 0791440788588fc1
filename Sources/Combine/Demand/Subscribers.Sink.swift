extension Subscribers {
  /// Takes any number of values, and calls closures with them and with the end.
  ///
  /// - SeeAlso: developer.apple.com/documentation/combine/subscribers/sink
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let intake = Intake()
    private let lock = Lock()
    private var closures: Closures?

    /// Called with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { closures?.value } ?? { _ in } }
    /// Called with the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { closures?.completion } ?? { _ in }
    }

    /// Creates a subscriber; the closures are let go at the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    /// A readable form.
    public var description: String { "Sink" }

    /// Asks for any number of values.
    public func receive(subscription: any Subscription) {
      if intake.begin(subscription) { intake.request(.unlimited) }
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if let closures = lock.withLock({ closures }) { closures.value(value) }
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = intake.end()
      take()?.completion(completion)
    }

    /// Ends the subscription; the closures are not called any more.
    public func cancel() {
      let old = take()
      intake.cancel()
      _ = old
    }

    private func take() -> Closures? {
      lock.withLock {
        let old = closures
        closures = nil
        return old
      }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called at most once, after all values.
  ///   - receiveValue: Called with each value.
  /// - Returns: What ends the subscription, when it is cancelled or goes away.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: What ends the subscription, when it is cancelled or goes away.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
