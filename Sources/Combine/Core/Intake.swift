/// The subscription to one upstream: it begins once, and is asked and cancelled from any thread.
final class Intake {
  private enum State {
    /// What was asked for before the subscription came.
    case waiting(Subscribers.Demand)
    case active(any Subscription)
    case ended
  }

  private let lock = Lock()
  private var state = State.waiting(.none)

  /// Whether values from upstream still count.
  var isActive: Bool {
    lock.withLock { if case .active = state { true } else { false } }
  }

  /// Takes the subscription, and asks it for what was asked for before.
  ///
  /// A second one, or one that comes after the end, is cancelled.
  ///
  /// - Returns: Whether it was taken.
  func begin(_ subscription: any Subscription) -> Bool {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard case .waiting(let demand) = state else { return nil }
      state = .active(subscription)
      return demand
    }
    guard let wanted else {
      subscription.cancel()
      return false
    }
    if wanted > .none { subscription.request(wanted) }
    return true
  }

  /// Asks upstream for values, as soon as there is a subscription.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription: (any Subscription)? = lock.withLock {
      switch state {
      case .waiting(let before):
        state = .waiting(before + demand)
        return nil
      case .active(let subscription): return subscription
      case .ended: return nil
      }
    }
    subscription?.request(demand)
  }

  /// Notes that upstream has ended.
  ///
  /// - Returns: Whether it had not before.
  func end() -> Bool {
    let old = take()
    if case .active = old { return true }
    return false
  }

  /// Cancels the subscription; one that comes later is cancelled as well.
  func cancel() {
    if case .active(let subscription) = take() { subscription.cancel() }
  }

  private func take() -> State {
    lock.withLock {
      let old = state
      state = .ended
      return old
    }
  }
}
