import Combine
import Dispatch
import Foundation
import Testing

/// A sink that would be torn if two values came at the same time.
private final class Tally<Value>: @unchecked Sendable {
  // Without a lock, so that ThreadSanitizer sees values that do not come one after the other.
  private var isInside = false
  private(set) var values: [Value] = []
  private(set) var overlaps = 0
  private let done = Counter()
  var hasEnded: Bool { done.value > 0 }

  func listen<P: Publisher>(to publisher: P) -> AnyCancellable where P.Output == Value {
    publisher.sink(
      receiveCompletion: { _ in self.done.add() },
      receiveValue: { value in
        if self.isInside { self.overlaps += 1 }
        self.isInside = true
        self.values.append(value)
        self.isInside = false
      }
    )
  }
}

private let perThread = 500
private typealias Subject = PassthroughSubject<Int, Never>

@Suite("Races", .serialized)
struct RaceTests {
  @Test("several threads send through one subject")
  func passthrough() {
    let subject = Subject()
    let tally = Tally<Int>()
    let token = tally.listen(to: subject)
    onThreads { thread in
      for i in 0..<perThread { subject.send(thread * perThread + i) }
    }
    subject.send(completion: .finished)
    #expect(tally.values.sorted() == Array(0..<4 * perThread))
    #expect(tally.overlaps == 0)
    #expect(tally.hasEnded)
    token.cancel()
  }

  @Test("all subscribers see the values of a CurrentValueSubject in one order, the kept one last")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let tallies = (0..<3).map { _ in Tally<Int>() }
    let tokens = tallies.map { $0.listen(to: subject) }
    onThreads { thread in
      for i in 0..<perThread { subject.value = thread * perThread + i }
    }
    for tally in tallies {
      #expect(tally.values == tallies[0].values)
      #expect(tally.values.count == 4 * perThread + 1)
      #expect(tally.values.last == subject.value)
    }
    tokens.forEach { $0.cancel() }
  }

  @Test("merge, flatMap and share take values from several threads")
  func merging() {
    let subjects = (0..<4).map { _ in Subject() }
    let merged = Tally<Int>(), flat = Tally<Int>(), shared = Tally<Int>()
    let share = Publishers.MergeMany(subjects).share()
    let tokens = [
      merged.listen(to: Publishers.MergeMany(subjects)),
      flat.listen(to: subjects.publisher.flatMap { $0.flatMap { Just($0) } }),
      shared.listen(to: share),
    ]
    onThreads { thread in
      for i in 0..<perThread { subjects[thread].send(thread * perThread + i) }
      subjects[thread].send(completion: .finished)
    }
    for tally in [merged, flat, shared] {
      #expect(tally.values.sorted() == Array(0..<4 * perThread))
      #expect(tally.overlaps == 0)
      #expect(tally.hasEnded)
    }
    tokens.forEach { $0.cancel() }
  }

  @Test("combineLatest ends with the latest values of all")
  func combining() {
    let a = Subject(), b = Subject(), c = Subject(), d = Subject()
    let tally = Tally<[Int]>()
    let token = tally.listen(to: a.combineLatest(b, c, d) { [$0, $1, $2, $3] })
    onThreads { thread in
      for i in 0..<perThread { [a, b, c, d][thread].send(i) }
    }
    #expect(tally.values.last == Array(repeating: perThread - 1, count: 4))
    for (one, next) in zip(tally.values, tally.values.dropFirst()) {
      #expect(zip(one, next).allSatisfy { $0 <= $1 })
    }
    #expect(tally.overlaps == 0)
    token.cancel()
  }

  @Test("zip pairs the values of two threads in order")
  func zipping() {
    let a = Subject(), b = Subject()
    let tally = Tally<Int>()
    let token = tally.listen(to: a.zip(b) { $0 - $1 })
    onThreads(2) { thread in
      for i in 0..<perThread { [a, b][thread].send(i) }
    }
    #expect(tally.values == Array(repeating: 0, count: perThread))
    token.cancel()
  }

  @Test("switchToLatest, while publishers come on one thread and values on others")
  func switching() {
    let outer = PassthroughSubject<Subject, Never>()
    let inners = (0..<4).map { _ in Subject() }
    let tally = Tally<Int>()
    let token = tally.listen(to: outer.switchToLatest())
    onThreads { thread in
      for i in 0..<perThread {
        if thread == 0 { outer.send(inners[i % 4]) } else { inners[thread].send(i) }
      }
    }
    #expect(tally.overlaps == 0)
    #expect(!tally.hasEnded)
    token.cancel()
  }

  @Test("receive(on:) keeps the order on a concurrent queue")
  func relocating() {
    let tally = Tally<Int>()
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let token = tally.listen(to: (0..<perThread).publisher.receive(on: queue))
    #expect(wait { tally.hasEnded })
    #expect(tally.values == Array(0..<perThread))
    #expect(tally.overlaps == 0)
    token.cancel()
  }

  @Test("debounce, throttle and timeout, while several threads send")
  func timing() {
    let subject = Subject()
    let queue = DispatchQueue.global()
    let debounced = Tally<Int>(), throttled = Tally<Int>(), timed = Tally<Int>()
    let collected = Tally<[Int]>()
    let tokens = [
      debounced.listen(to: subject.debounce(for: .milliseconds(20), scheduler: queue)),
      throttled.listen(to: subject.throttle(for: .milliseconds(1), scheduler: queue, latest: true)),
      timed.listen(to: subject.timeout(.milliseconds(100), scheduler: queue)),
      collected.listen(to: subject.collect(.byTime(queue, .milliseconds(1)))),
    ]
    onThreads { thread in
      for i in 0..<perThread { subject.send(thread * perThread + i) }
    }
    #expect(wait { timed.hasEnded })
    subject.send(completion: .finished)
    #expect(wait { debounced.hasEnded && throttled.hasEnded && collected.hasEnded })
    #expect(timed.values.count == 4 * perThread)
    #expect(collected.values.flatMap { $0 }.count == 4 * perThread)
    #expect(debounced.overlaps + throttled.overlaps + timed.overlaps + collected.overlaps == 0)
    tokens.forEach { $0.cancel() }
  }

  @Test("subscribing and cancelling, while values come")
  func cancelling() {
    let subject = Subject()
    let values = CurrentValueSubject<Int, Never>(0)
    let count = Counter()
    let shared = subject.share()
    onThreads { thread in
      for i in 0..<perThread {
        if thread < 2 {
          subject.send(i)
          values.send(i)
        } else {
          let tokens = [
            shared.sink { _ in count.add() },
            values.sink { _ in count.add() },
            subject.merge(with: values.dropFirst()).first().sink { _ in count.add() },
          ]
          tokens.forEach { $0.cancel() }
        }
      }
    }
    let before = count.value
    subject.send(1)
    values.send(1)
    #expect(count.value == before)
  }

  @Test("a promise that several threads keep is kept once, and each subscriber told once")
  func promises() {
    nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let count = Counter()
    let keep = promise
    nonisolated(unsafe) var tokens: [[AnyCancellable]] = Array(repeating: [], count: 4)
    let lock = NSLock()
    onThreads { thread in
      for _ in 0..<20 {
        let token = future.sink { _ in count.add() }
        lock.withLock { tokens[thread].append(token) }
        keep?(.success(thread))
      }
    }
    #expect(count.value == 80)
  }

  @Test("a published property, while several threads set it")
  func published() {
    final class Model: ObservableObject, @unchecked Sendable { @Published var value = 0 }
    let model = Model()
    let count = Counter()
    let token = model.objectWillChange.sink { count.add() }
    let values = model.$value.sink { _ in count.add() }
    onThreads { thread in
      for i in 0..<perThread { model.value = i }
    }
    #expect(count.value == 8 * perThread + 1)
    token.cancel()
    values.cancel()
  }
}
