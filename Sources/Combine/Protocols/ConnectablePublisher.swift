/// A publisher that starts only when it is told to.
///
/// - SeeAlso: developer.apple.com/documentation/combine/connectablepublisher
public protocol ConnectablePublisher: Publisher {
  /// Starts to send.
  ///
  /// - Returns: What stops it again.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// This publisher, started with its first subscriber and stopped when none is left.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts another publisher with its first subscriber, and stops it when none is left.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What the other publisher sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that is started.
    public final let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Starts a publisher with its first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(CountedSubscriber(subscriber, onEnd: leave))
      if isFirst { connect() }
    }

    private func connect() {
      let new = upstream.connect()
      let superfluous: (any Cancellable)? = lock.withLock {
        // The first one may have left, or it ended while it was being connected.
        if subscribers == 0 { return new }
        connection = new
        return nil
      }
      superfluous?.cancel()
    }

    private func leave() {
      let old: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        if subscribers > 0 { return nil }
        let old = connection
        connection = nil
        return old
      }
      old?.cancel()
    }
  }
}

/// Tells when a subscriber has ended or cancelled.
private final class CountedSubscriber<Down: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Down.Input
  typealias Failure = Down.Failure

  private let intake = Intake()
  private let lock = Lock()
  private var downstream: Down?
  private var onEnd: (() -> Void)?
  let description = "Autoconnect"

  init(_ downstream: Down, onEnd: @escaping () -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    if intake.begin(subscription) { lock.withLock { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard intake.end() else { return }
    let (downstream, onEnd) = take()
    onEnd?()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { intake.request(demand) }

  func cancel() {
    intake.cancel()
    take().1?()
  }

  private func take() -> (Down?, (() -> Void)?) {
    lock.withLock {
      let old = (downstream, onEnd)
      downstream = nil
      onEnd = nil
      return old
    }
  }
}
