extension Publishers {
  /// Sends what one subscription gets to all subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the subject, the first time that one is needed.
    public let createSubject: () -> SubjectType

    /// Creates the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject.
    ///
    /// - Returns: What ends that subscription.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private let lock = Lock()
    private var made: SubjectType?

    private var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      let new = createSubject()
      return lock.withLock {
        if let made { return made }
        made = new
        return new
      }
    }
  }
}

extension Publisher {
  /// Sends what one subscription gets to all subscribers, once it is connected.
  ///
  /// - Parameter createSubject: Makes the subject that the values go through.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends what one subscription gets to all subscribers, once it is connected.
  ///
  /// - Parameter subject: The subject that the values go through.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
