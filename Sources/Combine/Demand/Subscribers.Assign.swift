extension Subscribers {
  /// Takes any number of values, and sets a property of an object to each.
  ///
  /// - SeeAlso: developer.apple.com/documentation/combine/subscribers/assign
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It takes no failures.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let intake = Intake()
    private let lock = Lock()
    private var root: Root?

    /// The object; nil after the end.
    public var object: Root? { lock.withLock { root } }

    /// Creates a subscriber, which keeps the object until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// A readable form.
    public var description: String { "Assign \(Root.self)." }

    /// Asks for any number of values.
    public func receive(subscription: any Subscription) {
      if intake.begin(subscription) { intake.request(.unlimited) }
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = intake.end()
      _ = take()
    }

    /// Ends the subscription, and lets the object go.
    public func cancel() {
      intake.cancel()
      _ = take()
    }

    private func take() -> Root? {
      lock.withLock {
        let old = root
        root = nil
        return old
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object, which is kept until the end.
  /// - Returns: What ends the subscription, when it is cancelled or goes away.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value, for as long as the property exists.
  ///
  /// - Parameter published: The property's publisher, as in `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
