/// Sends what one upstream after the other sends, and carries over what is still wanted.
final class ConcatenationOutlet<Down: Subscriber> {
  let outlet: Outlet<Down>
  private let lock = Lock()
  private var current: Intake?
  private var wanted = Subscribers.Demand.none
  private var isOver = false
  private let onCancel: (() -> Void)?

  /// Makes one, which starts with `start`.
  ///
  /// - Parameters:
  ///   - downstream: Who gets the values.
  ///   - name: What the subscription is called where it is printed.
  ///   - onCancel: Called when the subscription is cancelled.
  init(_ downstream: Down, _ name: String, onCancel: (() -> Void)? = nil) {
    outlet = Outlet(downstream, name)
    self.onCancel = onCancel
  }

  /// Gives the subscriber its subscription.
  func start() {
    outlet.handle(onRequest: request, onCancel: cancel)
    outlet.start()
  }

  /// Whether it has neither ended nor been cancelled.
  var isOpen: Bool { lock.withLock { !isOver } }

  /// Goes over to another upstream; the one before is cancelled.
  ///
  /// - Parameters:
  ///   - publisher: The upstream.
  ///   - onEnd: Called with its end, unless there is another one by then.
  func follow<P: Publisher>(
    _ publisher: P,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Down.Input {
    let intake = Intake()
    let side = InnerSubscriber<P.Output, P.Failure>(
      intake,
      onValue: { value in
        self.receive(value, from: intake)
        return .none
      },
      onEnd: { completion in
        if self.leave(intake) { onEnd(completion) }
      }
    )
    let begun: (old: Intake?, wanted: Subscribers.Demand)? = lock.withLock {
      if isOver { return nil }
      let old = current
      current = intake
      return (old, wanted)
    }
    guard let begun else { return }
    begun.old?.cancel()
    intake.request(begun.wanted)
    publisher.subscribe(side)
  }

  /// Whether an upstream is being followed.
  var isFollowing: Bool { lock.withLock { current != nil } }

  /// Ends for good.
  func finish(_ completion: Subscribers.Completion<Down.Failure>) {
    stop()?.cancel()
    outlet.finish(completion)
  }

  private func receive(_ value: Down.Input, from intake: Intake) {
    let counts = lock.withLock {
      guard current === intake else { return false }
      wanted -= 1
      return true
    }
    if counts { outlet.offer(value) }
  }

  private func leave(_ intake: Intake) -> Bool {
    lock.withLock {
      guard current === intake else { return false }
      current = nil
      return true
    }
  }

  private func request(_ demand: Subscribers.Demand) {
    let intake: Intake? = lock.withLock {
      wanted += demand
      return current
    }
    intake?.request(demand)
  }

  private func cancel() {
    stop()?.cancel()
    onCancel?()
  }

  private func stop() -> Intake? {
    lock.withLock {
      let old = current
      current = nil
      isOver = true
      return old
    }
  }
}
