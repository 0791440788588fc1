/// Sends what several upstreams send, as it comes.
///
/// While the subscriber wants any number of values, so does this of each upstream; otherwise each is
/// asked for one value, and for the next when that one has been handed over.
final class MergeOutlet<Down: Subscriber> {
  let outlet: Outlet<Down>
  private let lock = Lock()
  private var intakes: [Int: Intake] = [:]
  private var lastID = 0
  private var isUnlimited = false
  /// Whether no upstreams are added any more.
  private var isClosed = false
  private var isOver = false
  /// Called when an upstream has ended and its values were handed over.
  private let onDone: () -> Void
  private let onCancel: () -> Void

  init(
    _ downstream: Down,
    _ name: String,
    onDone: @escaping () -> Void = {},
    onCancel: @escaping () -> Void = {}
  ) {
    outlet = Outlet(downstream, name)
    self.onDone = onDone
    self.onCancel = onCancel
  }

  /// Gives the subscriber its subscription.
  func start() {
    outlet.handle(onRequest: request, onCancel: cancel)
    outlet.start()
  }

  /// What waits of one upstream.
  private final class Waiting {
    var count = 0
    var hasEnded = false
  }

  /// Adds an upstream.
  func add<P: Publisher>(_ publisher: P)
  where P.Output == Down.Input, P.Failure == Down.Failure {
    let intake = Intake()
    let begun: (id: Int, demand: Subscribers.Demand)? = lock.withLock {
      if isOver { return nil }
      lastID += 1
      intakes[lastID] = intake
      return (lastID, isUnlimited ? .unlimited : .max(1))
    }
    guard let (id, demand) = begun else { return }
    let waiting = Waiting()
    let side = InnerSubscriber<P.Output, P.Failure>(
      intake,
      onValue: { value in
        self.receive(value, from: intake, id, waiting)
        return .none
      },
      onEnd: { completion in
        switch completion {
        case .finished: self.end(id, waiting)
        case .failure: self.fail(completion)
        }
      }
    )
    intake.request(demand)
    publisher.subscribe(side)
  }

  private func receive(_ value: Down.Input, from intake: Intake, _ id: Int, _ waiting: Waiting) {
    let isUnlimited = lock.withLock {
      if !self.isUnlimited { waiting.count += 1 }
      return self.isUnlimited
    }
    if isUnlimited {
      outlet.offer(value)
    } else {
      outlet.offer(value, taken: { self.taken(from: intake, id, waiting) })
    }
  }

  private func taken(from intake: Intake, _ id: Int, _ waiting: Waiting) {
    let isDone = lock.withLock {
      waiting.count -= 1
      return waiting.hasEnded && waiting.count == 0
    }
    if isDone { done(id) } else { intake.request(.max(1)) }
  }

  private func end(_ id: Int, _ waiting: Waiting) {
    let isDone = lock.withLock {
      waiting.hasEnded = true
      return waiting.count == 0
    }
    if isDone { done(id) }
  }

  private func done(_ id: Int) {
    let isLast: Bool? = lock.withLock {
      guard intakes.removeValue(forKey: id) != nil else { return nil }
      return isClosed && intakes.isEmpty
    }
    guard let isLast else { return }
    if isLast { outlet.finish(.finished) } else { onDone() }
  }

  /// Says that no upstreams will be added; it ends when all have ended.
  func close() {
    let isLast = lock.withLock {
      isClosed = true
      return intakes.isEmpty
    }
    if isLast { outlet.finish(.finished) }
  }

  /// Fails at once, and cancels all upstreams.
  func fail(_ completion: Subscribers.Completion<Down.Failure>) {
    stop()
    outlet.finish(completion, dropping: true)
    onCancel()
  }

  private func request(_ demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    let all: [Intake] = lock.withLock {
      if isUnlimited { return [] }
      isUnlimited = true
      return intakes.sorted { $0.key < $1.key }.map(\.value)
    }
    for intake in all { intake.request(.unlimited) }
  }

  private func cancel() {
    stop()
    onCancel()
  }

  private func stop() {
    let all: [Int: Intake] = lock.withLock {
      let all = intakes
      intakes = [:]
      isOver = true
      return all
    }
    for intake in all.values { intake.cancel() }
  }
}
