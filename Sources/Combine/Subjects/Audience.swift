/// The subscribers of a subject, in order of arrival; safe to use from any thread.
final class Audience<Output, Failure: Error> {
  /// One subscriber, its type hidden.
  class Member {
    func enqueueIfWanted(_ value: Output) {}
    func enqueueLatest(_ value: Output) -> Output? { nil }
    func enqueueEnd(_ completion: Subscribers.Completion<Failure>) {}
    func drain() {}
  }

  private final class Typed<Down: Subscriber>: Member
  where Down.Input == Output, Down.Failure == Failure {
    let outlet: Outlet<Down>
    init(_ outlet: Outlet<Down>) { self.outlet = outlet }

    override func enqueueIfWanted(_ value: Output) { outlet.enqueueIfWanted(value) }
    override func enqueueLatest(_ value: Output) -> Output? { outlet.enqueueLatest(value) }
    override func enqueueEnd(_ completion: Subscribers.Completion<Failure>) {
      outlet.enqueueEnd(completion)
    }
    override func drain() { outlet.drain() }
  }

  private let lock = Lock()
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasAsked = false

  /// Whether anybody listens.
  var isEmpty: Bool { lock.withLock { members.isEmpty } }

  /// Ends the subscriptions to upstreams.
  func tearDown() { for upstream in upstreams { upstream.cancel() } }

  /// Adds a subscriber.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: What its subscription is called where it is printed.
  ///   - first: A value for it alone, read under the lock; nil for none.
  func attach<Down: Subscriber>(_ downstream: Down, _ name: String, first: () -> Output?)
  where Down.Input == Output, Down.Failure == Failure {
    let outlet = Outlet(downstream, name)
    let member = Typed(outlet)
    outlet.handle(
      onRequest: { [weak self] _ in self?.askUpstreams() },
      onCancel: { [weak self, unowned member] in self?.remove(member) }
    )
    lock.withLock {
      if let completion {
        outlet.enqueueEnd(completion)
        return
      }
      members.append(member)
      if let value = first() { outlet.enqueue(value) }
    }
    outlet.start()
  }

  private func remove(_ member: Member) {
    let removed: Member? = lock.withLock {
      members.firstIndex { $0 === member }.map { members.remove(at: $0) }
    }
    _ = removed
  }

  /// Sends a value, unless the end was sent.
  ///
  /// All subscribers get values in the order in which `store` ran.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keepsLatest: Whether a subscriber that wants none now gets the latest one later.
  ///   - store: Called before, under the lock.
  func send(_ value: Output, keepsLatest: Bool = false, store: () -> Void = {}) {
    var replaced: [Output] = []
    let members: [Member] = lock.withLock {
      guard completion == nil else { return [] }
      store()
      for member in self.members {
        if keepsLatest {
          if let old = member.enqueueLatest(value) { replaced.append(old) }
        } else {
          member.enqueueIfWanted(value)
        }
      }
      return self.members
    }
    for member in members { member.drain() }
  }

  /// Sends a value to one subscriber after the other, each of which may cause further ones.
  func sendInTurn(_ value: Output) {
    for member in lock.withLock({ completion == nil ? members : [] }) {
      _ = member.enqueueLatest(value)
      member.drain()
    }
  }

  /// Sends the end, the first time.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ending: ([Member], [any Subscription]) = lock.withLock {
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      for member in members { member.enqueueEnd(completion) }
      let old = (members, upstreams)
      members = []
      upstreams = []
      return old
    }
    for member in ending.0 { member.drain() }
  }

  /// Takes the subscription to an upstream, which is asked for everything once somebody wants values.
  func take(_ subscription: any Subscription) {
    let asks: Bool = lock.withLock {
      upstreams.append(subscription)
      return hasAsked
    }
    if asks { subscription.request(.unlimited) }
  }

  private func askUpstreams() {
    let waiting: [any Subscription] = lock.withLock {
      if hasAsked { return [] }
      hasAsked = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
