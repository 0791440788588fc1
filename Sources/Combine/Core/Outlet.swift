import Foundation

/// Hands values and the end to one subscriber: one at a time, in order, and never more than it asked for.
///
/// Any thread may offer values. While a thread hands one over, others leave theirs in the queue and
/// go on; the first one hands those over too. What the subscriber itself causes is handed over at
/// once, inside of its call, but more demand is served by the loop outside, so that the stack does
/// not grow with the number of values. No lock is held while the subscriber or the closures run.
final class Outlet<Down: Subscriber>: Subscription, CustomStringConvertible {
  private struct Entry {
    let value: Down.Input
    /// Called after the value was handed over.
    let taken: (() -> Void)?
  }

  private enum Event {
    case value(Entry, Down)
    case end(Subscribers.Completion<Down.Failure>, Down, Handlers)
  }

  /// What an operator does when more is asked for, and when the subscription is cancelled.
  struct Handlers {
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  let description: String
  private let lock = Lock()
  private var downstream: Down?
  private var handlers: Handlers
  private var demand = Subscribers.Demand.none
  private var queue = Fifo<Entry>()
  private var ending: Subscribers.Completion<Down.Failure>?
  /// Whether the subscriber gets, or has got, its subscription; before that nothing is handed over.
  private var hasStarted = false
  /// The thread that hands values over.
  private var owner: pthread_t?
  /// How many calls of the subscriber with a value it is in.
  private var calls = 0

  /// Makes an outlet, which says nothing before it starts.
  ///
  /// - Parameters:
  ///   - downstream: Who gets the values.
  ///   - name: What the subscription is called where it is printed.
  ///   - onRequest: Called with each demand, from any thread.
  ///   - onCancel: Called at most once, and not after the end was handed over.
  init(
    _ downstream: Down,
    _ name: String,
    onRequest: ((Subscribers.Demand) -> Void)? = nil,
    onCancel: (() -> Void)? = nil
  ) {
    self.downstream = downstream
    description = name
    handlers = Handlers(onRequest: onRequest, onCancel: onCancel)
  }

  /// Sets what is called; before the start only.
  func handle(onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
    handlers = Handlers(onRequest: onRequest, onCancel: onCancel)
  }

  /// Whether neither end nor cancellation has come through.
  var isOpen: Bool { lock.withLock { downstream != nil } }

  /// Gives the subscriber its subscription, then what has been offered meanwhile.
  func start() {
    let me = pthread_self()
    let downstream: Down? = lock.withLock {
      hasStarted = true
      owner = me
      return self.downstream
    }
    downstream?.receive(subscription: self)
    run(isOutermost: true)
  }

  // MARK: - From upstream

  /// Queues a value, however few are wanted.
  func enqueue(_ value: Down.Input, taken: (() -> Void)? = nil) {
    lock.withLock {
      if accepts { queue.append(Entry(value: value, taken: taken)) }
    }
  }

  /// Queues a value if it is wanted now.
  func enqueueIfWanted(_ value: Down.Input) {
    lock.withLock {
      if accepts, demand > queue.count { queue.append(Entry(value: value, taken: nil)) }
    }
  }

  /// Queues a value; of those that are not wanted yet, only the latest stays.
  ///
  /// - Returns: The value that has been replaced, for the caller to let go of outside of its locks.
  @discardableResult
  func enqueueLatest(_ value: Down.Input) -> Down.Input? {
    let replaced: Entry? = lock.withLock {
      guard accepts else { return nil }
      let entry = Entry(value: value, taken: nil)
      if demand < queue.count { return queue.replaceLast(entry) }
      queue.append(entry)
      return nil
    }
    return replaced?.value
  }

  /// Where a value goes that may be too many.
  enum Room {
    /// After the values that wait.
    case behind
    /// The one that has waited longest is dropped for it.
    case inPlaceOfOldest
    /// It is dropped.
    case none
  }

  /// Queues a value where a closure says that there is room for it.
  ///
  /// - Parameters:
  ///   - taken: Called after the value was handed over.
  ///   - room: Asked how many values wait, and whether one more is wanted now; called under the lock.
  /// - Returns: Whether nothing was dropped.
  func enqueue(
    _ value: Down.Input,
    taken: (() -> Void)?,
    room: (_ waiting: Int, _ isWanted: Bool) -> Room
  ) -> Bool {
    // What is dropped goes outside of the lock.
    let result: (hadRoom: Bool, dropped: Entry?) = lock.withLock {
      guard accepts else { return (true, nil) }
      let entry = Entry(value: value, taken: taken)
      switch room(queue.count, demand > queue.count) {
      case .behind:
        queue.append(entry)
        return (true, nil)
      case .inPlaceOfOldest:
        guard let oldest = queue.popFirst() else { return (false, nil) }
        queue.append(entry)
        return (false, oldest)
      case .none: return (false, nil)
      }
    }
    return result.hadRoom
  }

  private var accepts: Bool { downstream != nil && ending == nil }

  /// Hands a value over, or keeps it until it is wanted.
  func offer(_ value: Down.Input, taken: (() -> Void)? = nil) {
    enqueue(value, taken: taken)
    drain()
  }

  /// Hands the end over, after the values that wait.
  ///
  /// - Parameter dropping: Whether values that wait are dropped.
  func finish(_ completion: Subscribers.Completion<Down.Failure>, dropping: Bool = false) {
    let dropped: [Entry] = lock.withLock {
      guard accepts else { return [] }
      ending = completion
      return dropping ? queue.takeAll() : []
    }
    _ = dropped
    drain()
  }

  /// Notes the end without handing it over; `drain` does.
  func enqueueEnd(_ completion: Subscribers.Completion<Down.Failure>) {
    lock.withLock { if accepts { ending = completion } }
  }

  // MARK: - From downstream

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    let me = pthread_self()
    let isInLoop: Bool? = lock.withLock {
      guard downstream != nil else { return nil }
      demand += more
      return owner == me && calls > 0
    }
    guard let isInLoop else { return }
    if !isInLoop { drain() }
    let onRequest = lock.withLock { handlers.onRequest }
    onRequest?(more)
  }

  func cancel() {
    let old: (Down?, Handlers, [Entry]) = lock.withLock {
      let old = (downstream, handlers, queue.takeAll())
      downstream = nil
      handlers = Handlers()
      return old
    }
    old.1.onCancel?()
  }

  // MARK: - The loop

  /// Hands over what is wanted, unless another thread is at it.
  func drain() {
    let me = pthread_self()
    let isOutermost: Bool? = lock.withLock {
      guard hasStarted else { return nil }
      if let owner { return owner == me ? false : nil }
      owner = me
      return true
    }
    if let isOutermost { run(isOutermost: isOutermost) }
  }

  private func run(isOutermost: Bool) {
    while let event = next(isOutermost: isOutermost) {
      switch event {
      case .value(let entry, let downstream):
        let more = downstream.receive(entry.value)
        let onRequest: ((Subscribers.Demand) -> Void)? = lock.withLock {
          calls -= 1
          demand += more
          return more > .none ? handlers.onRequest : nil
        }
        onRequest?(more)
        entry.taken?()
      case .end(let completion, let downstream, _):
        downstream.receive(completion: completion)
      }
    }
  }

  /// The next thing to hand over; nil where there is none, and then the outermost loop has ended.
  private func next(isOutermost: Bool) -> Event? {
    lock.withLock {
      if let downstream {
        if demand > .none, let entry = queue.popFirst() {
          demand -= 1
          calls += 1
          return .value(entry, downstream)
        }
        if queue.isEmpty, let ending {
          let old = handlers
          self.downstream = nil
          handlers = Handlers()
          return .end(ending, downstream, old)
        }
      }
      if isOutermost { owner = nil }
      return nil
    }
  }
}
