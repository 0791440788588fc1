/// Fails at once.
///
/// - SeeAlso: developer.apple.com/documentation/combine/fail
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails, with an output type that can't be inferred.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    endOnce(.failure(error), for: subscriber)
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
