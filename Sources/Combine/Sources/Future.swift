/// Sends one value, or fails, when a promise is kept; later subscribers get the same.
///
/// The closure that it is made with runs at once, not when somebody subscribes.
///
/// - SeeAlso: developer.apple.com/documentation/combine/future
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Tells the result; calls after the first one do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]
  private var order: [ObjectIdentifier] = []

  /// Creates a publisher of one result.
  ///
  /// - Parameter attemptToFulfill: Called at once with the promise, to be called on any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.keep($0) }
  }

  /// Sends the result as soon as there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, "Future")
    let id = ObjectIdentifier(outlet)
    outlet.handle(onRequest: nil, onCancel: { [self] in forget(id) })
    let known: Result<Output, Failure>? = lock.withLock {
      if let result { return result }
      waiting[id] = { Self.send($0, through: outlet) }
      order.append(id)
      return nil
    }
    if let known { Self.queue(known, in: outlet) }
    outlet.start()
  }

  private static func queue<S: Subscriber>(
    _ result: Result<Output, Failure>,
    in outlet: Outlet<S>
  ) where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value):
      outlet.enqueue(value)
      outlet.enqueueEnd(.finished)
    case .failure(let failure): outlet.enqueueEnd(.failure(failure))
    }
  }

  private static func send<S: Subscriber>(
    _ result: Result<Output, Failure>,
    through outlet: Outlet<S>
  ) where S.Input == Output, S.Failure == Failure {
    queue(result, in: outlet)
    outlet.drain()
  }

  private func keep(_ new: Result<Output, Failure>) {
    let sends: [(Result<Output, Failure>) -> Void] = lock.withLock {
      guard result == nil else { return [] }
      result = new
      let sends = order.compactMap { waiting[$0] }
      waiting = [:]
      order = []
      return sends
    }
    for send in sends { send(new) }
  }

  private func forget(_ id: ObjectIdentifier) {
    let old: ((Result<Output, Failure>) -> Void)? = lock.withLock {
      order.removeAll { $0 == id }
      return waiting.removeValue(forKey: id)
    }
    _ = old
  }
}
