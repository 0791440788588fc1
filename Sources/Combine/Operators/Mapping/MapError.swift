extension Publishers {
  /// Fails with what a closure makes of each failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes a failure of a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Converter<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          value: { $0 },
          end: { $0.mapFailure(transform) }
        )
      )
    }

    /// Creates the publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }
  }
}

extension Publishers {
  /// Sends the same as a publisher that cannot fail, as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Failure

    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Converter<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          value: { $0 },
          end: { _ in .finished }
        )
      )
    }

    /// The same publisher with another type of failure.
    public func setFailureType<E: Error>(
      to failure: E.Type
    ) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers {
  /// Ends the program where a publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Never

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Stands before the message.
    public let prefix: String
    /// The file that is named in the message.
    public let file: StaticString
    /// The line that is named in the message.
    public let line: UInt

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Converter<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          value: { $0 },
          end: { completion in
            if case .failure(let error) = completion {
              let start = prefix.isEmpty ? "" : prefix + ": "
              fatalError("\(start)\(error)", file: file, line: line)
            }
            return .finished
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Fails with what a closure makes of each failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Ends the program where this publisher fails: for failures that are mistakes of the program.
  ///
  /// - Parameters:
  ///   - prefix: Stands before the message.
  ///   - file: The file that is named in the message.
  ///   - line: The line that is named in the message.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// This publisher, as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
