import Foundation

/// The subscribers of one subject, in order of arrival, and the way values take to them.
///
/// Safe to use from any thread.
final class Conduit<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var links: [Link] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// A subscriber and what it asked for.
  final class Link: Subscription {
    private weak var conduit: Conduit?
    private let receiveValue: (Output) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private(set) var demand = Subscribers.Demand.none
    private var isCancelled = false
    /// Gives the values that are due as soon as some are asked for.
    var onRequest: ((Link) -> Void)?

    init<S: Subscriber>(_ conduit: Conduit, _ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      self.conduit = conduit
      receiveValue = { subscriber.receive($0) }
      receiveCompletion = { subscriber.receive(completion: $0) }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if self.demand > .none { onRequest?(self) }
    }

    func send(_ value: Output) {
      guard !isCancelled, demand > .none else { return }
      demand = demand.afterOne
      demand += receiveValue(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      guard !isCancelled else { return }
      isCancelled = true
      receiveCompletion(completion)
    }

    func cancel() {
      isCancelled = true
      onRequest = nil
      conduit?.remove(self)
    }
  }

  func attach<S: Subscriber>(_ subscriber: S, onRequest: ((Link) -> Void)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let link = Link(self, subscriber)
    link.onRequest = onRequest
    lock.lock()
    let ended = completion
    if ended == nil { links.append(link) }
    lock.unlock()
    subscriber.receive(subscription: link)
    if let ended { link.finish(ended) }
  }

  private func remove(_ link: Link) {
    lock.withLock { links.removeAll { $0 === link } }
  }

  func send(_ value: Output) {
    for link in lock.withLock({ completion == nil ? links : [] }) { link.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ending = lock.withLock {
      defer { links.removeAll() }
      guard self.completion == nil else { return [Link]() }
      self.completion = completion
      return links
    }
    for link in ending { link.finish(completion) }
  }
}
