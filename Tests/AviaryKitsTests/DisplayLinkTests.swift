import AviaryFoundation
import Foundation
import QuartzCore
import Testing

@Suite("Display links", .serialized)
struct DisplayLinkTests {
  private final class Counter: NSObject, @unchecked Sendable {
    var times: [CFTimeInterval] = []
    func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private func run(for seconds: TimeInterval, until isDone: () -> Bool = { false }) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end, !isDone() {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test("frames come until it is paused or ended")
  func frames() {
    let counter = Counter()
    weak var gone: CADisplayLink?
    do {
      let link = CADisplayLink(target: counter, selector: Selector("frame:", Counter.frame(_:)))
      gone = link
      #expect(link.duration == 1.0 / 60)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: 100)
      #expect(link.duration == 0.01)
      run(for: 0.03)
      #expect(counter.times.isEmpty)
      link.add(to: .current, forMode: .default)
      run(for: 5) { counter.times.count >= 3 }
      #expect(counter.times.count >= 3)
      #expect(counter.times == counter.times.sorted())
      link.isPaused = true
      let count = counter.times.count
      run(for: 0.05)
      #expect(counter.times.count == count)
      link.isPaused = false
      run(for: 5) { counter.times.count > count }
      #expect(counter.times.count > count)
      link.invalidate()
    }
    let count = counter.times.count
    run(for: 0.05)
    #expect(counter.times.count == count)
    #expect(gone == nil)
  }
}
