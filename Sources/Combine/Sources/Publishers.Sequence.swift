extension Publishers {
  /// Sends the elements of a sequence as they are asked for, then ends.
  ///
  /// - SeeAlso: developer.apple.com/documentation/combine/publishers/sequence
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      sendAll(sequence, then: .finished, to: subscriber, named: "\(sequence)")
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// Sends the elements, as they are asked for.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends the elements of a sequence to a subscriber as it asks for them, then the end.
///
/// Without elements it ends at once; the end follows the last element without further demand.
func sendAll<Elements: Sequence, S: Subscriber>(
  _ elements: Elements,
  then completion: Subscribers.Completion<S.Failure>,
  to subscriber: S,
  named name: @autoclosure () -> String
) where S.Input == Elements.Element {
  var iterator = elements.makeIterator()
  guard let first = iterator.next() else {
    endOnce(completion, for: subscriber)
    return
  }
  let subscription = ElementsSubscription<Elements, S>(
    first,
    iterator,
    completion,
    subscriber,
    name()
  )
  subscriber.receive(subscription: subscription)
}

/// Sends elements one after the other, each only when it is wanted.
private final class ElementsSubscription<Elements: Sequence, Down: Subscriber>: Subscription,
  CustomStringConvertible
where Down.Input == Elements.Element {
  let description: String
  private let lock = Lock()
  private var downstream: Down?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  // These two belong to the loop, and to nobody else.
  private var next: Elements.Element?
  private var iterator: Elements.Iterator
  private let completion: Subscribers.Completion<Down.Failure>

  init(
    _ first: Elements.Element,
    _ iterator: Elements.Iterator,
    _ completion: Subscribers.Completion<Down.Failure>,
    _ downstream: Down,
    _ name: String
  ) {
    next = first
    self.iterator = iterator
    self.completion = completion
    self.downstream = downstream
    description = name
  }

  func request(_ more: Subscribers.Demand) {
    let begins = lock.withLock {
      demand += more
      if isSending { return false }
      isSending = true
      return true
    }
    if begins { send() }
  }

  private func send() {
    while let downstream = nextDownstream() {
      guard let element = next else { return }
      next = iterator.next()
      let more = downstream.receive(element)
      if next == nil {
        take()?.receive(completion: completion)
        return
      }
      if more > .none { lock.withLock { demand += more } }
    }
  }

  /// The subscriber where it wants an element; otherwise the loop has ended.
  private func nextDownstream() -> Down? {
    lock.withLock {
      if let downstream, demand > .none {
        demand -= 1
        return downstream
      }
      isSending = false
      return nil
    }
  }

  func cancel() { _ = take() }

  private func take() -> Down? {
    lock.withLock {
      let old = downstream
      downstream = nil
      return old
    }
  }
}
