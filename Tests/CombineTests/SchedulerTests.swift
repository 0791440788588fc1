import Combine
import Dispatch
import Foundation
import Testing

/// Runs a closure on a thread of its own, with a run loop, and waits for it.
private func withRunLoop(_ body: @escaping @Sendable (RunLoop) -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body(RunLoop.current)
    done.signal()
  }
  done.wait()
}

@Suite("Schedulers", .serialized)
struct SchedulerTests {
  @Test("a run loop runs closures in order, also those of other threads, and wakes for them")
  func runLoop() {
    withRunLoop { loop in
      nonisolated(unsafe) let loop = loop
      nonisolated(unsafe) var log: [String] = []
      loop.schedule { log.append("one") }
      loop.schedule(after: loop.now.advanced(by: .milliseconds(40))) { log.append("late") }
      let begin = Date()
      nonisolated(unsafe) var woken = 0.0
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
        loop.schedule {
          log.append("other thread")
          woken = Date().timeIntervalSince(begin)
        }
      }
      let end = Date().addingTimeInterval(5)
      while log.count < 3, Date() < end { _ = loop.run(mode: .default, before: end) }
      #expect(log == ["one", "late", "other thread"])
      #expect(woken < 2)
    }
  }

  @Test("a run loop repeats closures until they are cancelled")
  func runLoopRepeats() {
    withRunLoop { loop in
      nonisolated(unsafe) var count = 0
      let token = loop.schedule(after: loop.now, interval: .milliseconds(5)) { count += 1 }
      let end = Date().addingTimeInterval(5)
      while count < 3, Date() < end { _ = loop.run(mode: .default, before: end) }
      token.cancel()
      let before = count
      loop.run(until: Date().addingTimeInterval(0.05))
      #expect(before >= 3)
      #expect(count == before)
    }
  }

  @Test("queues run closures, now, later, and again and again")
  func queues() {
    func check<S: Scheduler>(_ scheduler: S) {
      let count = Counter(), late = Counter(), often = Counter()
      scheduler.schedule { count.add() }
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(10))) { late.add() }
      let token = scheduler.schedule(
        after: scheduler.now.advanced(by: .milliseconds(1)),
        interval: .milliseconds(5)
      ) { often.add() }
      #expect(wait { count.value == 1 && late.value == 1 && often.value >= 3 })
      token.cancel()
    }
    check(DispatchQueue(label: "test"))
    check(DispatchQueue.global())
    check(OperationQueue())
  }

  @Test("the immediate scheduler runs closures at once")
  func immediate() {
    var log: [Int] = []
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { log.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { log.append(2) }
    _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { log.append(3) }
    #expect(log == [1, 2, 3])
  }

  @Test("moments and lengths of time")
  func times() {
    let moment = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 1_000))
    #expect(moment.advanced(by: .nanoseconds(500)).dispatchTime.uptimeNanoseconds == 1_500)
    #expect(moment.advanced(by: .seconds(1)).distance(to: moment) == .seconds(-1))
    #expect(moment < moment.advanced(by: .microseconds(1)))
    #expect(moment.advanced(by: .seconds(Double.infinity)) > moment)
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(0.5) == .milliseconds(500))
    #expect(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(2)) == 0.002)
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(2) * 1 > 1)
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10))
    #expect(date.advanced(by: .seconds(2)).date == Date(timeIntervalSince1970: 12))
    #expect(date.distance(to: date.advanced(by: 3)).timeInterval == 3)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
    #expect(OperationQueue.SchedulerTimeType.Stride.microseconds(500) == 0.0005)
  }
}
