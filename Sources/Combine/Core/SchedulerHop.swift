/// Hands values and the end over in scheduled closures, in the order in which they came.
///
/// Closures may run at the same time, as on a concurrent queue: the order and one value at a time hold.
final class SchedulerHop<Down: Subscriber> {
  private enum Event {
    case value(Down.Input)
    case end(Subscribers.Completion<Down.Failure>)
  }

  let outlet: Outlet<Down>
  private let lock = Lock()
  private var events = Fifo<Event>()

  init(_ outlet: Outlet<Down>) { self.outlet = outlet }

  /// Notes a value; a closure that is scheduled after that calls `deliver`.
  func put(_ value: Down.Input) { lock.withLock { events.append(.value(value)) } }

  /// Notes the end; a closure that is scheduled after that calls `deliver`.
  func put(_ completion: Subscribers.Completion<Down.Failure>) {
    lock.withLock { events.append(.end(completion)) }
  }

  /// Hands over what was noted first.
  func deliver() {
    let event = lock.withLock {
      let event = events.popFirst()
      switch event {
      case .value(let value): outlet.enqueue(value)
      case .end(let completion): outlet.enqueueEnd(completion)
      case nil: break
      }
      return event
    }
    outlet.drain()
    _ = event
  }
}
