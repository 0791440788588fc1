import Combine
import Testing

@Suite("Values in asynchronous code")
struct AsyncTests {
  @Test("values come one by one, then nil")
  func values() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    var iterator = Just(1).values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test("a failure is thrown once, after the values")
  func failures() async throws {
    var seen: [Int] = []
    await #expect(throws: Oops.bad) {
      for try await value in Script("1 2 x").values { seen.append(value) }
    }
    #expect(seen == [1, 2])
    var iterator = Fail<Int, Oops>(error: .bad).values.makeAsyncIterator()
    await #expect(throws: Oops.bad) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test("one value is asked for at a time, and leaving the loop cancels")
  func demand() async throws {
    let script = Script("1 2 3 4")
    for try await value in script.values where value == 2 { break }
    #expect(script.requested == .max(2))
    #expect(script.cancelled == 1)
  }

  @Test("cancelling the task ends the sequence")
  func cancels() async {
    let subject = PassthroughSubject<Int, Never>()
    let cancelled = Counter()
    let task = Task {
      var count = 0
      let publisher = subject.handleEvents(receiveCancel: { cancelled.add() })
      for await _ in publisher.values { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
    #expect(cancelled.value <= 1)
  }

  @Test("the value of a Future")
  func futures() async throws {
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      Task { promise(.success(7)) }
    }
    #expect(await future.value == 7)
    let failing = Future<Int, Oops> { $0(.failure(.other)) }
    await #expect(throws: Oops.other) { try await failing.value }
  }
}
