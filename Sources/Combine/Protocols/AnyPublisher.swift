/// A publisher of which the type is hidden.
///
/// - SeeAlso: developer.apple.com/documentation/combine/anypublisher
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private class Base {
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      preconditionFailure("A base class")
    }
  }

  private final class Erased<P: Publisher>: Base where P.Output == Output, P.Failure == Failure {
    let publisher: P
    init(_ publisher: P) { self.publisher = publisher }

    override func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publisher.receive(subscriber: subscriber)
    }
  }

  private let base: Base

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? Erased(publisher)
  }

  /// A readable form.
  public var description: String { "AnyPublisher" }

  /// Starts to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// This publisher, its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
