extension Publishers {
  /// Subscribes anew when a publisher fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How often; nil for any number of times.
    public let retries: Int?

    /// Creates the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = ConcatenationOutlet(subscriber, "Retry")
      let attempts = Attempts(upstream, link, retries)
      link.start()
      attempts.begin()
    }
  }
}

/// Subscribes to a publisher again and again, without growing the stack where it fails at once.
private final class Attempts<Upstream: Publisher, Down: Subscriber>
where Upstream.Output == Down.Input, Upstream.Failure == Down.Failure {
  private let upstream: Upstream
  private let link: ConcatenationOutlet<Down>
  private let lock = Lock()
  private var retries: Int?
  private var due = 0

  init(_ upstream: Upstream, _ link: ConcatenationOutlet<Down>, _ retries: Int?) {
    self.upstream = upstream
    self.link = link
    self.retries = retries
  }

  /// Makes an attempt; where one is being made, that is followed by another.
  func begin() {
    let isFirst = lock.withLock {
      due += 1
      return due == 1
    }
    guard isFirst else { return }
    repeat {
      link.follow(upstream) { self.end($0) }
    } while lock.withLock {
      due -= 1
      return due > 0
    }
  }

  private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    let again = lock.withLock {
      guard case .failure = completion else { return false }
      guard let left = retries else { return true }
      retries = left - 1
      return left > 0
    }
    if again { begin() } else { link.finish(completion) }
  }
}

extension Publisher {
  /// Subscribes anew when this publisher fails.
  ///
  /// - Parameter retries: How often, besides the first attempt; then the failure is passed on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
