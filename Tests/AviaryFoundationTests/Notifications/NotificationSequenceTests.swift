import Foundation
import Synchronization
import Testing

@testable import AviaryFoundation

@Suite("Notifications as a sequence")
struct NotificationSequenceTests {
  private let name = Notification.Name("posted")

  @Test("What is posted waits in order, by name and by who posts it")
  func order() async {
    let center = NotificationCenter()
    let sender = NSObject()
    var all = center.notifications(named: name).makeAsyncIterator()
    for count in 0..<100 {
      center.post(name: name, object: count == 50 ? sender : nil, userInfo: ["count": count])
      center.post(name: Notification.Name("other"), object: nil)
    }
    for count in 0..<100 {
      #expect(await all.next()?.userInfo?["count"] as? Int == count)
    }
    let owner = Owner()
    var some = center.notifications(named: name, object: owner).makeAsyncIterator()
    center.post(name: name, object: NSObject())
    center.post(name: name, object: owner, userInfo: ["count": 7])
    #expect(await some.next()?.userInfo?["count"] as? Int == 7)
  }

  @Test("A task that is cancelled ends the sequence and observes no more")
  func cancellation() async {
    let observers = Observers()
    let task = Task {
      for await _ in observers.notifications {}
      return true
    }
    while observers.count == 0 { await Task.yield() }
    #expect(observers.count == 1)
    task.cancel()
    #expect(await task.value)
    #expect(observers.count == 0)
  }

  @Test("A loop that is left observes no more")
  func leaving() async {
    let observers = Observers()
    let task = Task {
      for await _ in observers.notifications { break }
    }
    while observers.count == 0 { await Task.yield() }
    observers.post(name)
    await task.value
    #expect(observers.count == 0)
  }

  @Test("The main actor may wait, for notifications that are not Sendable")
  @MainActor
  func mainActor() async {
    let sequence = NotificationCenter.default.notifications(named: name)
    let task = Task { @MainActor in
      for await notification in sequence { return notification.name.rawValue }
      return ""
    }
    for _ in 0..<10 { await Task.yield() }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(await task.value == name.rawValue)
  }
}

private final class Owner: NSObject, Sendable {}

/// Counts who observes, and posts to them.
private final class Observers: Sendable {
  private let receivers = Mutex<[Int: NotificationCenter.Notifications.Receive]>([:])

  var count: Int { receivers.withLock { $0.count } }

  var notifications: NotificationCenter.Notifications {
    .init { receive in
      let key = self.receivers.withLock { receivers in
        receivers[receivers.count] = receive
        return receivers.count - 1
      }
      return { self.receivers.withLock { _ = $0.removeValue(forKey: key) } }
    }
  }

  func post(_ name: Notification.Name) {
    let all = receivers.withLock { Array($0.values) }
    for receive in all { receive(Notification(name: name)) }
  }
}
