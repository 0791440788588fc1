extension Publishers {
  /// Sends the values at some places, then ends.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The places, counted from 0.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        // Nothing is wanted of upstream.
        endOnce(.finished, for: subscriber)
        return
      }
      var place = 0
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "Output",
          step: {
            place += 1
            if place <= range.lowerBound { return .skip }
            return place < range.upperBound ? .send($0) : .sendLast($0)
          }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends values as long as a closure accepts them, then ends.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "PrefixWhile",
          step: { predicate($0) ? .send($0) : .finish }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends values as long as a closure accepts them, then ends, or fails with what it throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "TryPrefixWhile",
          trying: { try predicate($0) ? .send($0) : .finish }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the value at a place, counted from 0, then ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "there is no value at place \(index)")
    return output(in: index..<(index + 1))
  }

  /// Sends the values at some places, counted from 0, then ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "there is no value at place \(range.lowerBound)")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends the first values, then ends.
  ///
  /// - Parameter maxLength: How many, 0 or more; with 0 it ends at once.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix can't send \(maxLength) values")
    return output(in: 0..<maxLength)
  }

  /// Sends values as long as a closure accepts them, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values as long as a closure accepts them, then ends, or fails with what it throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
