/// Sends what several upstreams make together: their latest values, or one of each at a time.
///
/// What the subscriber asks for is asked of each upstream.
final class Combination<Down: Subscriber> {
  /// The values of one upstream that may still be used.
  class Part {
    /// Whether there is a value.
    var isReady: Bool { false }
    var hasEnded = false
  }

  /// The latest value of an upstream.
  final class Latest<Value>: Part {
    var value: Value?
    override var isReady: Bool { value != nil }

    /// Sets the value, and returns the one before.
    func put(_ new: Value) -> Value? {
      let old = value
      value = new
      return old
    }
  }

  /// The values of an upstream that wait for those of others.
  final class Waiting<Value>: Part {
    var values = Fifo<Value>()
    override var isReady: Bool { !values.isEmpty }
  }

  private let outlet: Outlet<Down>
  private let lock = Lock()
  private var parts: [Part] = []
  private var intakes: [Intake] = []
  private var isOver = false
  /// Whether only the latest combination counts that nobody wants yet.
  private let keepsLatest: Bool

  init(_ downstream: Down, _ name: String, keepsLatest: Bool) {
    outlet = Outlet(downstream, name)
    self.keepsLatest = keepsLatest
  }

  /// Gives the subscriber its subscription, then starts with the upstreams.
  ///
  /// - Parameter sides: What subscribes to each upstream.
  func start(_ sides: [() -> Void]) {
    outlet.handle(
      onRequest: { demand in
        for intake in self.lock.withLock({ self.intakes }) { intake.request(demand) }
      },
      onCancel: stop
    )
    outlet.start()
    for side in sides { side() }
  }

  /// Prepares an upstream of which the latest value counts.
  ///
  /// - Parameter make: Makes a combination once each part is ready; called under the lock.
  func latest<P: Publisher>(
    _ publisher: P,
    _ part: Latest<P.Output>,
    make: @escaping () -> Down.Input?
  ) -> () -> Void where P.Failure == Down.Failure {
    add(publisher, part, make: make, store: { part.put($0) })
  }

  /// Prepares an upstream of which each value counts once.
  ///
  /// - Parameter make: Makes a combination once each part is ready; called under the lock.
  func waiting<P: Publisher>(
    _ publisher: P,
    _ part: Waiting<P.Output>,
    make: @escaping () -> Down.Input?
  ) -> () -> Void where P.Failure == Down.Failure {
    add(
      publisher,
      part,
      make: make,
      store: {
        part.values.append($0)
        return nil
      }
    )
  }

  private func add<P: Publisher>(
    _ publisher: P,
    _ part: Part,
    make: @escaping () -> Down.Input?,
    store: @escaping (P.Output) -> P.Output?
  ) -> () -> Void where P.Failure == Down.Failure {
    let intake = Intake()
    parts.append(part)
    intakes.append(intake)
    let side = InnerSubscriber<P.Output, P.Failure>(
      intake,
      onValue: { value in
        let old: (P.Output?, Down.Input?) = self.lock.withLock {
          let old = store(value)
          guard !self.isOver, self.parts.allSatisfy({ $0.isReady }), let all = make() else {
            return (old, nil)
          }
          if self.keepsLatest { return (old, self.outlet.enqueueLatest(all)) }
          self.outlet.enqueue(all)
          return (old, nil)
        }
        self.outlet.drain()
        self.endIfOver()
        _ = old
        return .none
      },
      onEnd: { completion in
        switch completion {
        case .finished:
          self.lock.withLock { part.hasEnded = true }
          self.endIfOver()
        case .failure:
          self.stop()
          self.outlet.finish(completion, dropping: true)
        }
      }
    )
    return {
      if self.lock.withLock({ !self.isOver }) { publisher.subscribe(side) }
    }
  }

  /// Ends where no more combinations can come.
  private func endIfOver() {
    let ends = lock.withLock {
      if isOver { return false }
      return keepsLatest
        ? parts.allSatisfy(\.hasEnded) : parts.contains { $0.hasEnded && !$0.isReady }
    }
    guard ends else { return }
    stop()
    outlet.finish(.finished)
  }

  private func stop() {
    let old: [Intake] = lock.withLock {
      let old = intakes
      intakes = []
      isOver = true
      return old
    }
    for intake in old { intake.cancel() }
  }
}
