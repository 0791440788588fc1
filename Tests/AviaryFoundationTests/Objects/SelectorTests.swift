import AviaryFoundation
import Foundation
import Synchronization
import Testing

private final class Target: NSObject, @unchecked Sendable {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sent(_ sender: Any?) { calls.append("sent \(sender ?? "nil")") }
  func counted(_ number: Int) { calls.append("counted \(number)") }
  func both(_ sender: String, _ event: Int) { calls.append("both \(sender) \(event)") }
  func made() -> NSString { "made" }
  func noted(_ note: Notification) { calls.append(note.name.rawValue) }
  func notedObject(_ note: NSNotification) { calls.append("object \(note.name.rawValue)") }
  func fired(_ timer: Timer) { calls.append("fired \(timer.isValid)") }
}

private final class Generic<Value>: NSObject {
  var values: [Value] = []
  func take(_ value: Value) { values.append(value) }
}

@Suite("Selectors")
struct SelectorTests {
  private let target = Target()

  @Test(
    "one of a name alone has the bits of every other one of that name: a key of associated objects"
  )
  func bits() {
    func key(_ name: String) -> UnsafeRawPointer {
      unsafeBitCast(Selector(name), to: UnsafeRawPointer.self)
    }
    #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(key("first") == key("first") && key("first") != key("second"))
    #expect(Selector("plain") == Selector("plain", Target.plain))
    objc_setAssociatedObject(target, key("first"), "kept", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(target, key("first")) as? String == "kept")
    #expect(objc_getAssociatedObject(target, key("second")) == nil)
  }

  @Test("a method is performed with what it takes")
  func performs() {
    target.perform(Selector("plain", Target.plain))
    target.perform(Selector("sent:", Target.sent(_:)), with: "a")
    target.perform(Selector("sent:", Target.sent(_:)))
    target.perform(Selector("both", Target.both), with: "b", with: 2)
    target.perform(Selector("counted:", Target.counted(_:)), with: 3)
    target.perform(Selector("plain", target.plain))
    let calls = ["plain", "sent a", "sent nil", "both b 2", "counted 3", "plain"]
    #expect(target.calls == calls)
    let made = target.perform(Selector("made", Target.made))?.takeUnretainedValue()
    #expect(made as? NSString == "made")
  }

  @Test("a method of another class, or with another argument, is not")
  func refuses() {
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(!target.responds(to: Selector("plain")))
    target.perform(Selector("counted:", Target.counted(_:)), with: "no number")
    target.perform("plain")
    #expect(target.calls == [])
    let generic = Generic<Int>()
    generic.perform(Selector("take:", Generic<Int>.take), with: 5)
    #expect(generic.values == [5])
  }

  @Test("equal by name")
  func names() {
    #expect(Selector("plain", Target.plain) == Selector("plain"))
    #expect(Selector("plain") != NSSelectorFromString("sent:"))
    #expect(NSStringFromSelector("sent:") == "sent:")
  }

  @Test("notifications come as what the method takes, until the observer is removed")
  func notifications() {
    let center = NotificationCenter()
    let (one, two) = (Notification.Name("one"), Notification.Name("two"))
    let noted = Selector("noted:", Target.noted(_:))
    center.addObserver(target, selector: noted, name: one, object: nil)
    let notedObject = Selector("notedObject:", Target.notedObject(_:))
    center.addObserver(target, selector: notedObject, name: two, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(target.calls == ["one", "object two"])
    center.removeObserver(target, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(target.calls == ["one", "object two", "object two"])
    center.removeObserver(target)
    center.post(name: two, object: nil)
    #expect(target.calls.count == 3)
  }

  @Test("only from the sender that was asked for; observers of other kinds are still removed")
  func senders() {
    let center = NotificationCenter()
    let name = Notification.Name("one")
    let sender = NSObject()
    center.addObserver(
      target,
      selector: Selector("plain", Target.plain),
      name: name,
      object: sender
    )
    center.post(name: name, object: NSObject())
    #expect(target.calls == [])
    center.post(name: name, object: sender)
    #expect(target.calls == ["plain"])
    let count = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test("an observer is not kept")
  func observerIsWeak() {
    let center = NotificationCenter()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(target, selector: Selector("plain", Target.plain), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("one"), object: nil)
  }

  @Test("later, and not where it is taken back")
  func later() {
    let plain = Selector("plain", Target.plain)
    target.perform(plain, with: nil, afterDelay: 0)
    target.perform(Selector("sent:", Target.sent(_:)), with: "x", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: plain, object: nil)
    let timer = Timer.scheduledTimer(
      timeInterval: 0,
      target: target,
      selector: Selector("fired:", Target.fired(_:)),
      userInfo: nil,
      repeats: true
    )
    let end = Date(timeIntervalSinceNow: 5)
    while target.calls.count < 2, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    timer.invalidate()
    #expect(Set(target.calls) == ["sent x", "fired true"])
  }
}
