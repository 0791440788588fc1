import Combine
import Testing

/// An operator with a clock, what is sent to it when, and what comes out when.
private struct TimingCase: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let script: String
  let output: String
  let make: (PassthroughSubject<Int, Oops>, ManualScheduler) -> AnyPublisher<String, any Error>
  var testDescription: String { "\(name) of \(script)" }
}

/// A row: words are `time:value`, with `|` for the end and `x` for a failure.
private func row<P: Publisher>(
  _ name: String,
  _ script: String,
  _ output: String,
  _ make: @escaping (PassthroughSubject<Int, Oops>, ManualScheduler) -> P
) -> TimingCase {
  TimingCase(name: name, script: script, output: output) {
    make($0, $1).map { "\($0)".replacing(" ", with: "") }.mapError { $0 as any Error }
      .eraseToAnyPublisher()
  }
}

private let rows: [TimingCase] = [
  row("debounce", "0:1 1:2 2:3 9:4", "7:3 14:4") { $0.debounce(for: 5, scheduler: $1) },
  row("debounce, ended while a value waits", "0:1 2:|", "2:|") {
    $0.debounce(for: 5, scheduler: $1)
  },
  row("debounce", "0:1 6:x", "5:1 6:x") { $0.debounce(for: 5, scheduler: $1) },
  row("throttle, latest", "0:1 1:2 2:3 12:4", "0:1 5:3 12:4") {
    $0.throttle(for: 5, scheduler: $1, latest: true)
  },
  row("throttle, first", "0:1 1:2 2:3 12:4", "0:1 5:2 12:4") {
    $0.throttle(for: 5, scheduler: $1, latest: false)
  },
  row("throttle, ended while a value waits", "0:1 1:2 2:|", "0:1 5:2 5:|") {
    $0.throttle(for: 5, scheduler: $1, latest: true)
  },
  row("throttle", "0:1 1:2 2:x", "0:1 2:x") {
    $0.throttle(for: 5, scheduler: $1, latest: true)
  },
  row("delay", "0:1 2:2 3:|", "5:1 7:2 8:|") { $0.delay(for: 5, scheduler: $1) },
  row("delay", "0:1 1:x", "5:1 6:x") { $0.delay(for: 5, scheduler: $1) },
  row("timeout", "2:1 6:2 20:3", "2:1 6:2 11:|") { $0.timeout(5, scheduler: $1) },
  row("timeout with an error", "2:1", "2:1 7:y") {
    $0.timeout(5, scheduler: $1, customError: { .other })
  },
  row("timeout, ended in time", "2:1 3:|", "2:1 3:|") { $0.timeout(5, scheduler: $1) },
  row("timeout without values", "", "5:|") { $0.timeout(5, scheduler: $1) },
  row("receive on", "0:1 2:2 3:x", "0:1 2:2 3:x") { $0.receive(on: $1) },
  row("measureInterval", "2:1 6:2 7:|", "2:2.0 6:4.0 7:|") { $0.measureInterval(using: $1) },
  row("collect by time", "0:1 1:2 7:3 22:4 23:|", "5:[1,2] 10:[3] 23:[4] 23:|") {
    $0.collect(.byTime($1, 5))
  },
  row("collect by time", "0:1 1:x", "1:x") { $0.collect(.byTime($1, 5)) },
  row("collect by time or count", "0:1 1:2 2:3 9:|", "1:[1,2] 5:[3] 9:|") {
    $0.collect(.byTimeOrCount($1, 5, 2))
  },
]

@Suite("Operators with a clock")
struct TimingTests {
  private func play(
    _ script: String,
    _ scheduler: ManualScheduler,
    _ input: PassthroughSubject<Int, Oops>
  ) {
    for word in script.split(separator: " ") {
      let parts = word.split(separator: ":")
      scheduler.advance(to: Double(parts[0]) ?? 0)
      switch parts[1] {
      case "|": input.send(completion: .finished)
      case "x": input.send(completion: .failure(.bad))
      default: input.send(Int(parts[1]) ?? 0)
      }
    }
    scheduler.advance(to: 30)
  }

  @Test("values and the end, with their times", arguments: rows)
  fileprivate func values(_ row: TimingCase) {
    let scheduler = ManualScheduler()
    let input = PassthroughSubject<Int, Oops>()
    var events: [String] = []
    func note(_ text: String) { events.append("\(Int(scheduler.now.value)):\(text)") }
    let token = row.make(input, scheduler).sink(
      receiveCompletion: {
        switch $0 {
        case .finished: note("|")
        case .failure(let error): note(error as? Oops == .other ? "y" : "x")
        }
      },
      receiveValue: { note($0) }
    )
    play(row.script, scheduler, input)
    #expect(events.joined(separator: " ") == row.output)
    token.cancel()
  }

  @Test("after cancelling nothing comes, and nothing stays scheduled for ever", arguments: rows)
  fileprivate func cancels(_ row: TimingCase) {
    let scheduler = ManualScheduler()
    let input = PassthroughSubject<Int, Oops>()
    let probe = row.make(input, scheduler).probe(.cancelling(1))
    play(row.script, scheduler, input)
    probe.cancel()
    let first = row.output.split(separator: " ").first?.split(separator: ":").last ?? ""
    #expect(probe.text() == first)
    #expect(scheduler.count == 0)
  }

  @Test("nothing is sent before it is wanted", arguments: rows)
  fileprivate func waits(_ row: TimingCase) {
    let scheduler = ManualScheduler()
    let input = PassthroughSubject<Int, Oops>()
    let probe = row.make(input, scheduler).probe(.none)
    play(row.script, scheduler, input)
    #expect(["", "|", "x", "y"].contains(probe.text()))
  }

  @Test("subscribe(on:) subscribes, asks and cancels on the scheduler")
  func subscribeOn() {
    let scheduler = ManualScheduler()
    let script = Script("1 2")
    let probe = script.subscribe(on: scheduler).probe(.none)
    #expect(script.subscribers == 0)
    scheduler.advance(to: 1)
    #expect(script.subscribers == 1)
    probe.request(.max(1))
    #expect(probe.text() == "")
    scheduler.advance(to: 2)
    #expect(probe.text() == "1")
    probe.cancel()
    #expect(script.cancelled == 0)
    scheduler.advance(to: 3)
    #expect(script.cancelled == 1)
  }

  @Test("a timeout cancels upstream")
  func timeoutCancels() {
    let scheduler = ManualScheduler()
    let script = Script("1")
    let probe = script.timeout(5, scheduler: scheduler).probe()
    scheduler.advance(to: 9)
    #expect(probe.text() == "1 |")
  }
}
