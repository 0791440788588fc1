extension Result {
  /// Sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// Sends a result's value and ends, or fails.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swift/result/publisher
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Success

    /// What is sent.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Sends the value and the end, or the failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): sendOnce(value, to: subscriber, named: "Once")
      case .failure(let failure): endOnce(.failure(failure), for: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
