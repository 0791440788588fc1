extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public private(set) var receiveValue: (Input) -> Void
    /// Called when the publisher ends.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    /// Creates a subscriber out of closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isCancelled else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value on.
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Completion<Failure>) {
      let receive = receiveCompletion
      release()
      receive(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      isCancelled = true
      let ending = subscription
      release()
      ending?.cancel()
    }

    private func release() {
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }
}

extension Publisher {
  /// Hands values and the end to closures, until what is returned goes away.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until what is returned goes away.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value, until what is returned goes away.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sends each value through a published property, as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.incoming.append(sink { [weak storage] in storage?.set($0) })
  }
}
