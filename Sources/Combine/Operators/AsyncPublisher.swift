/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// Each call of `next()` asks for one value; a subject's values between two calls are missed.
///
/// - SeeAlso: developer.apple.com/documentation/combine/asyncpublisher
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher sends.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher, which is subscribed to by each iterator.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Gives the values of one subscription, which ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the publisher sends.
    public typealias Element = P.Output

    private let well: Well<P.Output, Never>
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      well = Well()
      token = AnyCancellable(well)
      publisher.subscribe(well)
    }

    /// The next value; nil after the end, and where the task is cancelled.
    public mutating func next() async -> P.Output? {
      let result = await well.next()
      if case .success(let value) = result { return value }
      return nil
    }
  }
}

/// The values of a publisher as an asynchronous sequence, which throws the failure.
///
/// - SeeAlso: developer.apple.com/documentation/combine/asyncthrowingpublisher
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What the publisher sends.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher, which is subscribed to by each iterator.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Gives the values of one subscription, which ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the publisher sends.
    public typealias Element = P.Output

    private let well: Well<P.Output, P.Failure>
    private let token: AnyCancellable

    fileprivate init(_ publisher: P) {
      well = Well()
      token = AnyCancellable(well)
      publisher.subscribe(well)
    }

    /// The next value; nil after the end, and where the task is cancelled.
    ///
    /// - Throws: The publisher's failure, once.
    public mutating func next() async throws -> P.Output? { try await well.next().get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, as an asynchronous sequence that throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, as soon as there is one.
  public var value: Output {
    get async {
      let well = Well<Output, Never>()
      subscribe(well)
      guard case .success(let value?) = await well.next(ignoringCancellation: true) else {
        preconditionFailure("a promise is kept with a value")
      }
      return value
    }
  }
}

extension Future {
  /// The value, as soon as there is one.
  ///
  /// - Throws: The failure.
  public var value: Output {
    get async throws {
      let well = Well<Output, Failure>()
      subscribe(well)
      guard let value = try await well.next(ignoringCancellation: true).get() else {
        preconditionFailure("a promise is kept with a value or a failure")
      }
      return value
    }
  }
}

/// A subscriber that hands values to who awaits them.
private final class Well<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Answer = Result<Input?, Failure>

  private let intake = Intake()
  private let lock = Lock()
  private var waiting = Fifo<(Answer) -> Void>()
  private var arrived = Fifo<Input>()
  private var ending: Subscribers.Completion<Failure>?

  func receive(subscription: any Subscription) { _ = intake.begin(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    let answer: ((Answer) -> Void)? = lock.withLock {
      if ending != nil { return nil }
      if let first = waiting.popFirst() { return first }
      arrived.append(input)
      return nil
    }
    answer?(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = intake.end()
    end(completion)
  }

  func cancel() {
    intake.cancel()
    end(.finished)
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let answers: [(Answer) -> Void] = lock.withLock {
      if ending != nil { return [] }
      ending = completion
      return waiting.takeAll()
    }
    for answer in answers { answer(takeEnd()) }
  }

  /// The failure for the first who asks, and nil for all others.
  private func takeEnd() -> Answer {
    lock.withLock {
      if case .failure(let failure) = ending {
        ending = .finished
        return .failure(failure)
      }
      return .success(nil)
    }
  }

  private func ask(_ answer: @escaping (Answer) -> Void) {
    let known: Input?? = lock.withLock {
      if let value = arrived.popFirst() { return .some(value) }
      if ending != nil { return .some(nil) }
      waiting.append(answer)
      return nil
    }
    switch known {
    case .some(.some(let value)): answer(.success(value))
    case .some(.none): answer(takeEnd())
    case .none: intake.request(.max(1))
    }
  }

  func next(ignoringCancellation: Bool = false) async -> Answer {
    await withTaskCancellationHandler {
      let box: Box<Answer> = await withUnsafeContinuation { continuation in
        ask { continuation.resume(returning: Box($0)) }
      }
      return box.value
    } onCancel: {
      if !ignoringCancellation { cancel() }
    }
  }
}

/// Carries a value from the thread that sends it to the task that awaits it.
private struct Box<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
