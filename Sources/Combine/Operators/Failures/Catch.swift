extension Publishers {
  /// Goes on with another publisher when one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = ConcatenationOutlet(subscriber, "Catch")
      link.start()
      link.follow(upstream) { completion in
        switch completion {
        case .finished: link.finish(.finished)
        case .failure(let failure):
          link.follow(handler(failure)) { link.finish($0) }
        }
      }
    }
  }
}

extension Publishers {
  /// Goes on with another publisher when one fails, or fails with what a closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = ConcatenationOutlet(subscriber, "TryCatch")
      link.start()
      link.follow(upstream) { completion in
        switch completion {
        case .finished: link.finish(.finished)
        case .failure(let failure):
          do {
            let new = try handler(failure)
            link.follow(new) { link.finish($0.erased) }
          } catch {
            link.finish(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  ///
  /// - Parameter handler: Makes the other publisher, for a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with what a closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
