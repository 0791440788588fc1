/// Makes a publisher for each subscriber, when it comes.
///
/// - SeeAlso: developer.apple.com/documentation/combine/deferred
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What the made publishers send.
  public typealias Output = DeferredPublisher.Output
  /// How they fail.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that makes others.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher, and lets it send to the subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
