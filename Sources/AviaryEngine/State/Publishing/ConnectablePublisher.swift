/// A publisher that starts only when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Starts to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// This publisher, started with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts another publisher with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What the other publisher sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that is started.
    public let upstream: Upstream
    private let state = State()

    private final class State {
      var connection: (any Cancellable)?
      deinit { connection?.cancel() }
    }

    /// Starts a publisher with its first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      if state.connection == nil { state.connection = upstream.connect() }
    }
  }
}
