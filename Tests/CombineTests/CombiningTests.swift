import Combine
import Testing

private typealias Input = PassthroughSubject<Int, Oops>

/// The upstreams of a row, called a to d.
private struct Inputs {
  let a = Input(), b = Input(), c = Input(), d = Input()

  func named(_ name: Character) -> Input { ["a": a, "b": b, "c": c, "d": d][name] ?? a }

  /// Sends what a script says: `a1` a value, `a|` an end, `ax` a failure.
  func play(_ script: String) {
    for word in script.split(separator: " ") {
      let input = named(word.first ?? "a")
      switch word.dropFirst() {
      case "|": input.send(completion: .finished)
      case "x": input.send(completion: .failure(.bad))
      default: input.send(Int(word.dropFirst()) ?? 0)
      }
    }
  }
}

private struct CombiningCase: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let script: String
  let output: String
  let run: (Inputs, ProbeKind) -> ProbeFace
  var testDescription: String { "\(name) of \(script)" }
}

private func row<P: Publisher>(
  _ name: String,
  _ script: String,
  _ output: String,
  _ make: @escaping (Inputs) -> P
) -> CombiningCase {
  CombiningCase(name: name, script: script, output: output, run: { make($0).probe($1) })
}

private let rows: [CombiningCase] = [
  row("merge", "a1 b2 a3 a| b4 b|", "1 2 3 4 |") { $0.a.merge(with: $0.b.map { $0 }) },
  row("merge of one type", "a1 b2 a| b|", "1 2 |") { $0.a.merge(with: $0.b) },
  row("merge", "a1 bx a2", "1 x") { $0.a.merge(with: $0.b, $0.c) },
  row("merge of four", "d4 c3 b2 a1 a| b| c| d|", "4 3 2 1 |") {
    $0.a.merge(with: $0.b, $0.c, $0.d)
  },
  row("merge of eight", "a1 b2 c3 d4", "1 1 2 2 3 3 4 4") {
    $0.a.merge(with: $0.b, $0.c, $0.d, $0.a, $0.b, $0.c, $0.d)
  },
  row("merge of three and one", "a1 d2 a| b| c| d|", "1 2 |") {
    $0.a.merge(with: $0.b, $0.c).merge(with: $0.d)
  },
  row("mergeMany", "a1 c2 a| b| c|", "1 2 |") { Publishers.MergeMany([$0.a, $0.b, $0.c]) },
  row("zip", "a1 a2 b5 b6 a| b7", "(1,5) (2,6) |") { $0.a.zip($0.b) },
  row("zip, ended while values wait", "a1 a2 a| b5 b6", "(1,5) (2,6) |") { $0.a.zip($0.b) },
  row("zip, ended without values", "a1 b|", "|") { $0.a.zip($0.b) },
  row("zip", "a1 b2 ax", "(1,2) x") { $0.a.zip($0.b) },
  row("zip of three", "a1 b2 c3 c4 a5", "(1,2,3)") { $0.a.zip($0.b, $0.c) },
  row("zip of four, transformed", "a1 b2 c3 d4", "10") {
    $0.a.zip($0.b, $0.c, $0.d) { $0 + $1 + $2 + $3 }
  },
  row("combineLatest", "a1 a2 b5 b6 a3 a| b7 b|", "(2,5) (2,6) (3,6) (3,7) |") {
    $0.a.combineLatest($0.b)
  },
  row("combineLatest, one without values", "a1 b| a2 a|", "|") { $0.a.combineLatest($0.b) },
  row("combineLatest", "a1 b2 bx", "(1,2) x") { $0.a.combineLatest($0.b) },
  row("combineLatest of three", "a1 b2 c3 b4", "(1,2,3) (1,4,3)") {
    $0.a.combineLatest($0.b, $0.c)
  },
  row("combineLatest of four, transformed", "a1 b2 c3 d4 a5", "10 14") {
    $0.a.combineLatest($0.b, $0.c, $0.d) { $0 + $1 + $2 + $3 }
  },
  row("switchToLatest", "a0 b1 a1 b2 c3 a| c4 c|", "1 3 4 |") { inputs in
    inputs.a.map { $0 == 0 ? inputs.b : inputs.c }.switchToLatest()
  },
  row("switchToLatest, the inner one ends first", "a0 b1 b| a1 c2 c| a|", "1 2 |") { inputs in
    inputs.a.map { $0 == 0 ? inputs.b : inputs.c }.switchToLatest()
  },
  row("switchToLatest", "a0 b1 bx", "1 x") { inputs in
    inputs.a.map { _ in inputs.b }.switchToLatest()
  },
  row("flatMap", "a0 b1 a1 b2 c3 a| b| c4 c|", "1 2 3 4 |") { inputs in
    inputs.a.flatMap { $0 == 0 ? inputs.b : inputs.c }
  },
  row("prefix until output", "a1 b9 a2", "1 |") { $0.a.prefix(untilOutputFrom: $0.b) },
  row("prefix until output, the other ends", "a1 b| a2 a|", "1 2 |") {
    $0.a.prefix(untilOutputFrom: $0.b)
  },
  row("drop until output", "a1 b9 a2 b8 a3 a|", "2 3 |") { $0.a.drop(untilOutputFrom: $0.b) },
  row("drop until output", "a1 b9 a2 ax", "2 x") { $0.a.drop(untilOutputFrom: $0.b) },
  row("drop until output, the other ends", "a1 b|", "|") { $0.a.drop(untilOutputFrom: $0.b) },
  row("append", "a1 b2 a3 a| b4 b|", "1 3 4 |") { $0.a.append($0.b) },
  row("prepend", "a1 b2 b| a3 a|", "2 3 |") { $0.a.prepend($0.b) },
  row("catch", "a1 b2 ax b3 b|", "1 3 |") { inputs in inputs.a.catch { _ in inputs.b } },
]

@Suite("Operators with several upstreams")
struct CombiningTests {
  @Test("values and the end", arguments: rows)
  fileprivate func values(_ row: CombiningCase) {
    let inputs = Inputs()
    let probe = row.run(inputs, .unlimited)
    inputs.play(row.script)
    #expect(probe.text() == row.output)
  }

  @Test("after cancelling nothing comes", arguments: rows)
  fileprivate func cancels(_ row: CombiningCase) {
    let inputs = Inputs()
    let probe = row.run(inputs, .cancelling(1))
    inputs.play(row.script)
    let first = row.output.split(separator: " ").first.map(String.init) ?? ""
    #expect(probe.text() == first)
  }

  @Test("nothing is sent before it is wanted", arguments: rows)
  fileprivate func waits(_ row: CombiningCase) {
    let inputs = Inputs()
    let probe = row.run(inputs, .none)
    // A probe complains about values; an end may come.
    inputs.play(row.script)
    #expect(["", "|", "x"].contains(probe.text()))
  }

  @Test("a slow subscriber gets the latest combination, not one that is out of date")
  func latestCombination() {
    let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<Int, Never>(1)
    let probe = a.combineLatest(b).probe(.none)
    probe.request(.max(1))
    #expect(probe.text() == "(1,1)")
    a.send(2)
    b.send(2)
    a.send(3)
    probe.request(.max(1))
    probe.request(.max(1))
    #expect(probe.text().hasSuffix("(3,2)"))
  }

  @Test("flatMap asks for as many publishers as it may have at the same time")
  func flatMapDemand() {
    let script = Script("1 2 3 4 |")
    let inners = (0...4).map { _ in Input() }
    let probe = script.flatMap(maxPublishers: .max(2)) { inners[$0] }.probe()
    #expect(script.sent == 2)
    inners[1].send(10)
    inners[3].send(30)
    inners[2].send(completion: .finished)
    #expect(script.sent == 3)
    inners[3].send(31)
    #expect(probe.text() == "10 31")
  }

  @Test("flatMap takes no further publisher while values of one that has ended wait")
  func flatMapBuffers() {
    let script = Script("1 2 3 |")
    let probe = script.flatMap(maxPublishers: .max(1)) { Script("\($0) |") }.probe(.none)
    #expect(script.sent == 1)
    probe.request(.max(1))
    #expect(probe.text() == "1")
    #expect(script.sent == 2)
  }

  @Test("merge keeps one value of each publisher while none is wanted")
  func mergeBuffers() {
    let a = Script("1 2 3 |"), b = Script("4 5 6 |")
    let probe = a.merge(with: b.map { $0 }).probe(.none)
    #expect(a.sent == 1 && b.sent == 1)
    probe.request(.max(2))
    #expect(a.sent == 2 && b.sent == 2)
    #expect(probe.text() == "1 4")
  }

  @Test("retry after failures at once does not grow the stack")
  func manyRetries() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, Oops> in
      attempts += 1
      return Fail(error: .bad)
    }
    #expect(failing.retry(20_000).probe().text() == "x")
    #expect(attempts == 20_001)
  }

  @Test("a subscriber that asks for one value at a time does not grow the stack")
  func manyRequests() {
    final class Asker: Subscriber {
      var subscription: (any Subscription)?
      var count = 0
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        count += 1
        subscription?.request(.max(1))
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let asker = Asker()
    (0..<20_000).publisher.flatMap { Just($0) }.merge(with: Empty()).subscribe(asker)
    #expect(asker.count == 20_000)
  }
}
