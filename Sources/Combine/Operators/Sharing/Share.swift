extension Publishers {
  /// Sends what one subscription gets to all subscribers, as long as there is one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/combine/publishers/share
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    private typealias Subject = PassthroughSubject<Output, Failure>

    /// The publisher that the values come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, Subject>>

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { Subject() }.autoconnect()
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}

extension Publisher {
  /// Sends what one subscription gets to all subscribers, as long as there is one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
