import Combine
import Testing

/// One operator with one upstream, what comes from that, and what comes of it.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let input: String
  let output: String
  let demand: String
  let run: (Script, ProbeKind) -> ProbeFace
  var testDescription: String { "\(name) of \(input)" }
}

/// How a probe behaves.
enum ProbeKind {
  case unlimited
  case none
  case oneByOne
  case cancelling(Int)
}

/// A probe, its types hidden.
struct ProbeFace {
  let text: () -> String
  let request: (Subscribers.Demand) -> Void
  let cancel: () -> Void
}

extension Publisher {
  /// Subscribes with a probe.
  func probe(_ kind: ProbeKind = .unlimited) -> ProbeFace {
    let probe: Probe<Output, Failure> =
      switch kind {
      case .unlimited: Probe()
      case .none: Probe(first: .none)
      case .oneByOne: Probe(first: .max(1), more: .max(1))
      case .cancelling(let count): Probe(cancelAfter: count)
      }
    subscribe(probe)
    return ProbeFace(
      text: { probe.text },
      request: { probe.request($0) },
      cancel: { probe.cancel() }
    )
  }
}

/// A row: what the operator makes of the input, and what it asks of upstream when one value is wanted.
///
/// - Parameter demand: What is asked by then: a number, or ∞.
private func row<P: Publisher>(
  _ name: String,
  _ input: String,
  _ output: String,
  demand: String = "1",
  _ make: @escaping (Script) -> P
) -> OperatorCase {
  OperatorCase(
    name: name,
    input: input,
    output: output,
    demand: demand,
    run: { make($0).probe($1) }
  )
}

private func odd(_ value: Int) -> Bool { value % 2 == 1 }
private func throwing(_ value: Int) throws -> Int {
  if value == 3 { throw Oops.other }
  return value
}
private struct Pair: Codable, Equatable {
  var a: Int
  var b = 7
}

private struct TextCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String {
    if value as? Int == 3 { throw Oops.other }
    return "<\(value)>"
  }
  func decode<T: Decodable>(_ type: T.Type, from data: String) throws -> T {
    guard let value = Int(data) as? T, data != "3" else { throw Oops.other }
    return value
  }
}

private let mapping: [OperatorCase] = [
  row("map", "1 2 |", "10 20 |") { $0.map { $0 * 10 } },
  row("map", "1 x", "10 x") { $0.map { $0 * 10 } },
  row("map twice", "1 2 |", "11 21 |") { $0.map { $0 * 10 }.map { $0 + 1 } },
  row("tryMap", "1 2 3 4 |", "1 2 y") { $0.tryMap(throwing) },
  row("tryMap", "1 x", "1 x") { $0.tryMap(throwing) },
  row("map of a key path", "1 |", "1 |") { $0.map { Pair(a: $0) }.map(\.a) },
  row("map of two key paths", "1 |", "(1,7) |") { $0.map { Pair(a: $0) }.map(\.a, \.b) },
  row("map of three key paths", "1 |", "(1,7,1) |") { $0.map { Pair(a: $0) }.map(\.a, \.b, \.a) },
  row("mapError", "1 x", "1 y") { $0.mapError { _ in Oops.other } },
  row("mapError", "1 |", "1 |") { $0.mapError { _ in Oops.other } },
  row("replaceNil", "1 2 |", "0 2 |") { $0.map { $0 == 1 ? nil : $0 }.replaceNil(with: 0) },
  row("scan", "1 2 3 |", "1 3 6 |") { $0.scan(0, +) },
  row("scan", "1 x", "1 x") { $0.scan(0, +) },
  row("tryScan", "1 2 3 |", "1 3 y") { $0.tryScan(0) { $0 + (try throwing($1)) } },
  row("setFailureType", "1 x", "1 |") {
    $0.replaceError(with: 0).prefix(1).setFailureType(to: Oops.self)
  },
  row("assertNoFailure", "1 |", "1 |") { $0.assertNoFailure() },
  row("encode", "1 2 |", "<1> <2> |") { $0.encode(encoder: TextCoder()) },
  row("encode", "1 3 |", "<1> y") { $0.encode(encoder: TextCoder()) },
  row("decode", "1 2 |", "1 2 |") {
    $0.map(String.init).decode(type: Int.self, decoder: TextCoder())
  },
  row("decode", "1 3 2 |", "1 y") {
    $0.map(String.init).decode(type: Int.self, decoder: TextCoder())
  },
]

private let filtering: [OperatorCase] = [
  row("filter", "1 2 3 |", "1 3 |") { $0.filter(odd) },
  row("filter", "2 1 2 x", "1 x", demand: "2") { $0.filter(odd) },
  row("filter twice", "1 2 3 |", "3 |", demand: "3") { $0.filter(odd).filter { $0 > 1 } },
  row("tryFilter", "1 2 3 |", "1 y") { $0.tryFilter { odd(try throwing($0)) } },
  row("compactMap", "1 2 3 |", "1 3 |") { $0.compactMap { odd($0) ? $0 : nil } },
  row("compactMap", "2 x", "x", demand: "2") { $0.compactMap { odd($0) ? $0 : nil } },
  row("tryCompactMap", "2 1 3 |", "1 y", demand: "2") {
    $0.tryCompactMap { odd(try throwing($0)) ? $0 : nil }
  },
  row("removeDuplicates", "1 1 2 1 |", "1 2 1 |") { $0.removeDuplicates() },
  row("removeDuplicates by", "1 3 2 |", "1 2 |") { $0.removeDuplicates { odd($0) == odd($1) } },
  row("tryRemoveDuplicates", "1 1 3 |", "1 y") {
    $0.tryRemoveDuplicates { $0 == (try throwing($1)) }
  },
  row("dropFirst", "1 2 3 |", "2 3 |", demand: "2") { $0.dropFirst() },
  row("dropFirst", "1 |", "|", demand: "2") { $0.dropFirst(2) },
  row("dropFirst", "1 x", "x", demand: "2") { $0.dropFirst(2) },
  row("drop while", "1 3 2 1 |", "2 1 |", demand: "3") { $0.drop(while: odd) },
  row("tryDrop while", "1 3 2 |", "y", demand: "2") { $0.tryDrop { odd(try throwing($0)) } },
  row("prefix", "1 2 3 |", "1 2 |") { $0.prefix(2) },
  row("prefix", "1 x", "1 x") { $0.prefix(2) },
  row("prefix of more than there are", "1 |", "1 |") { $0.prefix(2) },
  row("prefix while", "1 3 2 1 |", "1 3 |") { $0.prefix(while: odd) },
  row("tryPrefix while", "1 3 2 |", "1 y") { $0.tryPrefix { odd(try throwing($0)) } },
  row("output at", "1 2 3 |", "2 |", demand: "2") { $0.output(at: 1) },
  row("output in", "1 2 3 4 |", "2 3 |", demand: "2") { $0.output(in: 1...2) },
  row("output in from", "1 2 3 |", "2 3 |", demand: "2") { $0.output(in: 1...) },
  row("replaceEmpty", "|", "9 |") { $0.replaceEmpty(with: 9) },
  row("replaceEmpty", "1 |", "1 |") { $0.replaceEmpty(with: 9) },
  row("replaceEmpty", "x", "x") { $0.replaceEmpty(with: 9) },
]

private let reducing: [OperatorCase] = [
  row("collect", "1 2 |", "[1,2] |", demand: "∞") { $0.collect() },
  row("collect", "|", "[] |", demand: "∞") { $0.collect() },
  row("collect", "1 x", "x", demand: "∞") { $0.collect() },
  row("collect by count", "1 2 3 |", "[1,2] [3] |", demand: "2") { $0.collect(2) },
  row("collect by count", "1 2 3 x", "[1,2] x", demand: "2") { $0.collect(2) },
  row("ignoreOutput", "1 2 |", "|", demand: "∞") { $0.ignoreOutput() },
  row("ignoreOutput", "1 x", "x", demand: "∞") { $0.ignoreOutput() },
  row("reduce", "1 2 3 |", "6 |", demand: "∞") { $0.reduce(0, +) },
  row("reduce", "1 x", "x", demand: "∞") { $0.reduce(0, +) },
  row("tryReduce", "1 2 |", "3 |", demand: "∞") { $0.tryReduce(0) { $0 + (try throwing($1)) } },
  row("tryReduce", "1 3 |", "y", demand: "∞") { $0.tryReduce(0) { $0 + (try throwing($1)) } },
  row("count", "4 4 |", "2 |", demand: "∞") { $0.count() },
  row("max", "1 3 2 |", "3 |", demand: "∞") { $0.max() },
  row("min", "2 1 3 |", "1 |", demand: "∞") { $0.min() },
  row("max of nothing", "|", "|", demand: "∞") { $0.max() },
  row("max by", "1 3 2 |", "1 |", demand: "∞") { $0.max { $0 > $1 } },
  row("min by", "1 3 2 |", "3 |", demand: "∞") { $0.min { $0 > $1 } },
  row("tryMax", "1 3 |", "y", demand: "∞") { $0.tryMax { $0 < (try throwing($1)) } },
  row("tryMin", "1 2 |", "1 |", demand: "∞") { $0.tryMin { $0 < (try throwing($1)) } },
  row("contains", "1 2 3 |", "true |", demand: "∞") { $0.contains(2) },
  row("contains", "1 |", "false |", demand: "∞") { $0.contains(2) },
  row("contains where", "2 1 |", "true |", demand: "∞") { $0.contains(where: odd) },
  row("tryContains where", "2 3 |", "y", demand: "∞") {
    $0.tryContains { odd(try throwing($0)) }
  },
  row("allSatisfy", "1 3 |", "true |", demand: "∞") { $0.allSatisfy(odd) },
  row("allSatisfy", "1 2 3 |", "false |", demand: "∞") { $0.allSatisfy(odd) },
  row("tryAllSatisfy", "1 3 |", "y", demand: "∞") { $0.tryAllSatisfy { odd(try throwing($0)) } },
  row("first", "1 2 |", "1 |", demand: "∞") { $0.first() },
  row("first", "|", "|", demand: "∞") { $0.first() },
  row("first where", "2 3 1 |", "3 |", demand: "∞") { $0.first(where: odd) },
  row("tryFirst where", "2 3 |", "y", demand: "∞") { $0.tryFirst { odd(try throwing($0)) } },
  row("last", "1 2 |", "2 |", demand: "∞") { $0.last() },
  row("last", "1 x", "x", demand: "∞") { $0.last() },
  row("last where", "1 2 |", "1 |", demand: "∞") { $0.last(where: odd) },
  row("tryLast where", "1 2 |", "1 |", demand: "∞") { $0.tryLast { odd(try throwing($0)) } },
]

private let combining: [OperatorCase] = [
  row("append", "1 |", "1 8 9 |") { $0.append(8, 9) },
  row("append", "x", "x") { $0.append([8, 9]) },
  row("append a publisher", "1 |", "1 5 |") { $0.append(Script("5 |")) },
  row("prepend", "1 |", "8 9 1 |", demand: "0") { $0.prepend(8, 9) },
  row("prepend a sequence", "1 x", "8 1 x", demand: "0") { $0.prepend([8]) },
  row("prepend a publisher", "1 |", "5 1 |", demand: "0") { $0.prepend(Script("5 |")) },
  row("prepend a publisher that fails", "1 |", "5 x", demand: "0") { $0.prepend(Script("5 x")) },
  row("flatMap", "1 2 |", "1 10 2 20 |", demand: "∞") { script in
    script.flatMap { Script("\($0) \($0 * 10) |") }
  },
  row("flatMap of one at a time", "1 2 |", "1 10 2 20 |") { script in
    script.flatMap(maxPublishers: .max(1)) { Script("\($0) \($0 * 10) |") }
  },
  row("flatMap, a failure inside", "1 2 |", "1 x", demand: "∞") {
    $0.flatMap { Script("\($0) x") }
  },
  row("flatMap, a failure outside", "1 x", "1 x", demand: "∞") { $0.flatMap { Script("\($0) |") } },
  row("flatMap of what cannot fail", "1 |", "1 |", demand: "∞") { $0.flatMap { Just($0) } },
  row("switchToLatest", "1 2 |", "1 2 |", demand: "∞") {
    $0.map { Script("\($0) |") }.switchToLatest()
  },
  row("switchToLatest, a failure inside", "1 2 |", "1 x", demand: "∞") {
    $0.map { Script("\($0) x") }.switchToLatest()
  },
  row("merge", "1 |", "1 5 |", demand: "2") { $0.merge(with: Script("5 |")) },
  row("zip", "1 2 3 |", "(1,5) (2,6) |") { $0.zip(Script("5 6 |")) },
  row("zip, transformed", "1 2 |", "6 8 |") { $0.zip(Script("5 6 |")) { $0 + $1 } },
  row("combineLatest", "1 |", "(1,5) |") { $0.combineLatest(Script("5 |")) },
]

private let failing: [OperatorCase] = [
  row("catch", "1 x", "1 7 8 |") { $0.catch { _ in Script("7 8 |") } },
  row("catch", "1 |", "1 |") { $0.catch { _ in Script("7 8 |") } },
  row("catch, a second failure", "1 x", "1 7 x") { $0.catch { _ in Script("7 x") } },
  row("tryCatch", "1 x", "1 7 |") { $0.tryCatch { _ in Script("7 |") } },
  row("tryCatch that throws", "1 x", "1 y") { script in
    script.tryCatch { _ -> Script in throw Oops.other }
  },
  row("retry", "1 x", "1 1 1 x") { $0.retry(2) },
  row("retry", "1 |", "1 |") { $0.retry(2) },
  row("replaceError", "1 x", "1 9 |") { $0.replaceError(with: 9) },
  row("replaceError", "1 |", "1 |") { $0.replaceError(with: 9) },
]

private let passing: [OperatorCase] = [
  row("eraseToAnyPublisher", "1 x", "1 x") { $0.eraseToAnyPublisher() },
  row("handleEvents", "1 |", "1 |") { $0.handleEvents() },
  row("print", "1 |", "1 |") { $0.print(to: Paper()) },
  row("breakpoint", "1 x", "1 x") { $0.breakpoint() },
  row("buffer, kept full", "1 2 3 |", "1 2 3 |", demand: "3") {
    $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
  },
  row("share", "1 2 |", "1 2 |", demand: "∞") { $0.share() },
  row("multicast", "1 2 x", "1 2 x", demand: "∞") {
    $0.multicast { PassthroughSubject() }.autoconnect()
  },
  row("receive on", "1 2 |", "1 2 |") { $0.receive(on: ImmediateScheduler.shared) },
  row("subscribe on", "1 2 x", "1 2 x") { $0.subscribe(on: ImmediateScheduler.shared) },
  row("delay", "1 2 |", "1 2 |") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
]

/// Takes lines.
private struct Paper: TextOutputStream {
  mutating func write(_ string: String) {}
}

private let all = mapping + filtering + reducing + combining + failing + passing

@Suite("Operators with one upstream")
struct OperatorTests {
  @Test("values and the end", arguments: all)
  func values(_ row: OperatorCase) {
    #expect(row.run(Script(row.input), .unlimited).text() == row.output)
  }

  @Test("nothing is sent that is not wanted, and no value is lost", arguments: all)
  func oneByOne(_ row: OperatorCase) {
    // What is shared by a subject has no way to wait.
    guard row.name != "share", row.name != "multicast" else { return }
    #expect(row.run(Script(row.input), .oneByOne).text() == row.output)
  }

  @Test("values wait until they are wanted", arguments: all)
  func waits(_ row: OperatorCase) {
    guard row.name != "share", row.name != "multicast" else { return }
    // These begin with what comes later, or fail, while the first values wait.
    guard !row.name.hasPrefix("flatMap") || row.name.hasSuffix("time") else { return }
    guard !row.name.hasPrefix("switchToLatest") else { return }
    let probe = row.run(Script(row.input), .none)
    let early = probe.text()
    #expect(early.isEmpty || early == row.output)
    for _ in 0..<8 { probe.request(.max(1)) }
    #expect(probe.text() == row.output)
  }

  @Test("what is asked of upstream for one value", arguments: all)
  func demand(_ row: OperatorCase) {
    let script = Script(row.input.replacing("|", with: "").replacing("x", with: ""))
    row.run(script, .none).request(.max(1))
    let wanted: Subscribers.Demand = row.demand == "∞" ? .unlimited : .max(Int(row.demand) ?? 0)
    #expect(script.requested == wanted)
  }

  @Test("after cancelling nothing comes, and upstream is cancelled once", arguments: all)
  func cancels(_ row: OperatorCase) {
    let script = Script(row.input)
    let probe = row.run(script, .cancelling(1))
    probe.cancel()
    // A probe complains about what comes after that.
    let ends = row.output.split(separator: " ")
    if ends.count > 1 { #expect(probe.text() == ends[0]) }
    #expect(script.cancelled + script.ended == script.subscribers)
  }

  @Test("cancelling before anything is wanted reaches upstream", arguments: all)
  func cancelsEarly(_ row: OperatorCase) {
    let script = Script("1 2 3")
    let probe = row.run(script, .none)
    probe.cancel()
    probe.cancel()
    probe.request(.max(1))
    #expect(script.cancelled == script.subscribers)
  }
}
