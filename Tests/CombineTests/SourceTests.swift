import Combine
import Foundation
import Testing

@Suite("Publishers without upstream")
struct SourceTests {
  private struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let output: String
    let run: (ProbeKind) -> ProbeFace
    var testDescription: String { name }

    init<P: Publisher>(_ name: String, _ output: String, _ publisher: P) {
      self.name = name
      self.output = output
      run = { publisher.probe($0) }
    }
  }

  private static let rows: [Row] = [
    Row("Just", "1 |", Just(1)),
    Row("Just, mapped", "2 |", Just(1).map { $0 + 1 }),
    Row("Just, mapped and thrown", "y", Just(1).tryMap { _ -> Int in throw Oops.other }),
    Row("Just, filtered", "|", Just(1).filter { $0 > 1 }),
    Row("Just, set to fail", "1 |", Just(1).setFailureType(to: Oops.self)),
    Row("Just with more", "0 1 2 |", Just(1).prepend(0).append(2)),
    Row("Just, several operators", "[1] |", Just(1).collect()),
    Row("Empty", "|", Empty<Int, Never>()),
    Row("Empty without end", "", Empty<Int, Never>(completeImmediately: false)),
    Row("Fail", "x", Fail<Int, Oops>(error: .bad)),
    Row("Optional", "1 |", Optional(1).publisher),
    Row("Optional, nil", "|", Int?.none.publisher),
    Row("Optional, mapped", "2 |", Optional(1).publisher.map { $0 + 1 }),
    Row("Optional, replaced", "5 |", Int?.none.publisher.replaceEmpty(with: 5)),
    Row("Result", "1 |", Result<Int, Oops>.success(1).publisher),
    Row("Result, a failure", "x", Result<Int, Oops>.failure(.bad).publisher),
    Row("Result, mapped", "2 |", Result<Int, Oops>.success(1).publisher.map { $0 + 1 }),
    Row("Result, replaced", "3 |", Result<Int, Oops>.failure(.bad).publisher.replaceError(with: 3)),
    Row("Sequence", "1 2 3 |", [1, 2, 3].publisher),
    Row("Sequence, empty", "|", [Int]().publisher),
    Row("Sequence without end", "0 1 |", (0...).publisher.prefix(2)),
    Row("Sequence with more", "0 1 2 |", [1].publisher.prepend(0).append([2])),
    Row("Record", "1 2 x", Record(output: [1, 2], completion: .failure(Oops.bad))),
    Row(
      "Record of a closure",
      "1 |",
      Record<Int, Oops> {
        $0.receive(1)
        $0.receive(completion: .finished)
      }
    ),
    Row("Deferred", "1 2 |", Deferred { [1, 2].publisher }),
    Row("Future", "1 |", Future<Int, Oops> { $0(.success(1)) }),
    Row("Future that fails", "x", Future<Int, Oops> { $0(.failure(.bad)) }),
  ]

  @Test("values and the end", arguments: rows)
  private func values(_ row: Row) { #expect(row.run(.unlimited).text() == row.output) }

  @Test("values wait until they are wanted", arguments: rows)
  private func waits(_ row: Row) {
    let probe = row.run(.none)
    #expect(probe.text().isEmpty || probe.text() == row.output)
    for _ in 0..<4 { probe.request(.max(1)) }
    #expect(probe.text() == row.output)
  }

  @Test("after cancelling nothing comes", arguments: rows)
  private func cancels(_ row: Row) {
    let probe = row.run(.cancelling(1))
    let words = row.output.split(separator: " ")
    #expect(probe.text() == (words.first ?? ""))
    let early = row.run(.none)
    early.cancel()
    early.request(.unlimited)
    #expect(early.text().isEmpty || early.text() == row.output)
  }

  @Test("a Future runs once, at once, and tells later subscribers too")
  func future() {
    var runs = 0
    var promise: Future<Int, Oops>.Promise?
    let future = Future<Int, Oops> {
      runs += 1
      promise = $0
    }
    #expect(runs == 1)
    let one = future.probe(), cancelled = future.probe()
    cancelled.cancel()
    #expect(one.text() == "")
    promise?(.success(1))
    promise?(.success(2))
    #expect(one.text() == "1 |")
    #expect(future.probe().text() == "1 |")
    #expect(cancelled.text() == "")
    #expect(runs == 1)
  }

  @Test("Deferred makes a publisher for each subscriber")
  func deferred() {
    var made = 0
    let publisher = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(publisher.probe().text() == "1 |")
    #expect(publisher.probe().text() == "2 |")
  }

  @Test("a Record can be coded")
  func coding() throws {
    let record = Record(output: [1, 2], completion: .failure(Oops.bad))
    let data = try JSONEncoder().encode(record)
    let read = try JSONDecoder().decode(Record<Int, Oops>.self, from: data)
    #expect(read.recording.output == [1, 2])
    #expect(read.recording.completion == .failure(.bad))
  }

  @Test("publishers are equal where their parts are")
  func equality() {
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
    #expect(Just(1).merge(with: Empty()) == Just(1).merge(with: Empty()))
    #expect([1].publisher.dropFirst(2) != [1].publisher.dropFirst(3))
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }
}
