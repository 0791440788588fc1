/// Sends nothing, and ends at once unless told otherwise.
///
/// - SeeAlso: developer.apple.com/documentation/combine/empty
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it ends at once; if not, it never does.
  public let completeImmediately: Bool

  /// Creates a publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher of nothing, with types that can't be inferred.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Ends, if it is to.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    if completeImmediately {
      endOnce(.finished, for: subscriber)
    } else {
      subscriber.receive(subscription: Subscriptions.empty)
    }
  }
}
