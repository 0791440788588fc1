import AviaryGraph
import AviaryTestSupport
import Foundation
import Observation
import SwiftUI
import Synchronization
import Testing

@_spi(Engine) @testable import AviaryEngine

/// What other threads do while the main thread shows a window; `scripts/sanitize-threads` runs these tests under
/// ThreadSanitizer.
@MainActor
@Suite("Threads")
struct ThreadTests {
  /// How many other threads there are, and how often each makes its changes.
  private nonisolated static let threads = 8
  private nonisolated static let rounds = 200

  /// A model that may be changed on any thread.
  @Observable
  fileprivate final class Model: @unchecked Sendable {
    @ObservationIgnored private let lock = NSLock()
    @ObservationIgnored private var stored = 0

    var value: Int {
      get {
        access(keyPath: \.value)
        return lock.withLock { stored }
      }
      set {
        withMutation(keyPath: \.value) { lock.withLock { stored = newValue } }
      }
    }
  }

  private struct Pair: Equatable {
    var first = 0
    var second = 0
  }

  /// The bindings that threads get hold of.
  private final class Bindings: @unchecked Sendable {
    var counts: [Binding<Int>] = []
    var pair: Binding<Pair>?
  }

  private struct Shared: View {
    let model: Model
    let bindings: Bindings
    @State private var counts = (0, 0, 0, 0)
    @State private var first = 0
    @State private var second = 0
    @State private var pair = Pair()

    var body: some View {
      let _ = keep()
      VStack {
        Text("\(first)").frame(width: 100 + Double(first % 7))
        Text("\(second)").opacity(second % 2 == 0 ? 1 : 0.5)
        Text("\(pair.first)")
        Inner(model: model)
        if model.value % 2 == 0 { Text("even") }
      }
    }

    private func keep() {
      bindings.counts = [$first, $second]
      bindings.pair = $pair
    }
  }

  private struct Inner: View {
    let model: Model
    var body: some View { Text("\(model.value)") }
  }

  /// Runs a closure on threads, each with its number.
  private func start(_ work: @escaping @Sendable (Int) -> Void) -> DispatchGroup {
    let group = DispatchGroup()
    for number in 0..<Self.threads {
      group.enter()
      Thread.detachNewThread {
        work(number)
        group.leave()
      }
    }
    return group
  }

  @Test("threads set state and models, with animations and transactions, while a window updates")
  func changes() throws {
    let model = Model()
    let bindings = Bindings()
    let harness = try Harness(Shared(model: model, bindings: bindings))
    var time = Date(timeIntervalSince1970: 0)
    harness.host.tick(time)
    let (counts, pair) = (bindings.counts, try #require(bindings.pair))
    let (all, both) = (counts, pair)
    let completions = Atomic<Int>(0)
    _ = try Warnings.told {
      let threads = start { number in
        for round in 0..<Self.rounds {
          let value = number * Self.rounds + round
          switch (number + round) % 5 {
          case 0: all[round % 2].wrappedValue = value
          case 1: withAnimation(.linear(duration: 0.1)) { all[round % 2].wrappedValue = value }
          case 2:
            var transaction = Transaction(animation: .easeIn)
            transaction.disablesAnimations = true
            withTransaction(transaction) { both.first.wrappedValue = value }
          case 3: withAnimation { model.value = value }
          default: model.value = both.second.wrappedValue + value
          }
          withAnimation(.linear(duration: 0.05)) {
            both.wrappedValue = Pair(first: value, second: round)
          } completion: {
            completions.add(1, ordering: .relaxed)
          }
        }
      }
      while threads.wait(timeout: .now()) == .timedOut {
        time += 1.0 / 60
        harness.host.tick(time)
        withAnimation { counts[0].wrappedValue += 1 }
        try harness.host.update()
      }
    }
    withTransaction(Transaction()) {
      counts[0].wrappedValue = -1
      counts[1].wrappedValue = -2
      pair.wrappedValue = Pair(first: -3)
      model.value = -4
    }
    try harness.host.update()
    for _ in 0..<60 {
      time += 1
      harness.host.tick(time)
      try harness.host.update()
    }
    #expect(harness.labels.filter { $0 != "even" } == ["-1", "-2", "-3", "-4"])
    #expect(!harness.root.isDirty)
    let seen1 = completions.load(ordering: .relaxed)
    #expect(seen1 == Self.threads * Self.rounds)
  }

  @Test("a thread that sets a state without rest makes no cycle, and what it set last is shown")
  func lastOfMany() throws {
    let model = Model()
    let bindings = Bindings()
    let harness = try Harness(Shared(model: model, bindings: bindings))
    harness.host.tick(Date(timeIntervalSince1970: 0))
    let count = bindings.counts[0]
    for run in 1...20 {
      let last = run * 1_000
      let isDone = Atomic<Bool>(false)
      _ = try Warnings.told {
        Thread.detachNewThread {
          for value in last - 999...last { count.wrappedValue = value }
          isDone.store(true, ordering: .releasing)
        }
        while !isDone.load(ordering: .acquiring) { try harness.host.update() }
      }
      try harness.host.update()
      #expect(harness.labels.first == last.formatted(.number.locale(Locale(identifier: "en_US"))))
    }
  }

  @Test("the transaction of one thread is not that of another")
  func transactions() {
    let mayEnd = DispatchSemaphore(value: 0)
    let hasBegun = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      withAnimation {
        hasBegun.signal()
        mayEnd.wait()
      }
    }
    hasBegun.wait()
    #expect(Transaction.current.isEmpty)
    mayEnd.signal()
  }

  @Test("a thread that reads state while a body runs on another one is no reader")
  func readers() throws {
    let model = Model()
    let bindings = Bindings()
    let harness = try Harness(Shared(model: model, bindings: bindings))
    let count = bindings.counts[0]
    nonisolated(unsafe) let other = count
    let wasTracking = Mutex(true)
    let item = Item()
    let dependent = Dependent(item: item, graph: harness.root.graph, depth: 0)
    Tracker.run(for: dependent) {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        wasTracking.withLock { $0 = Tracker.isTracking }
        _ = other.wrappedValue
        done.signal()
      }
      done.wait()
    }
    let seen2 = wasTracking.withLock(\.self)
    #expect(!seen2)
    count.wrappedValue = 5
    #expect(!dependent.needsUpdate)
    dependent.detach()
  }

  private final class Item: GraphItem {
    let graphName = "item"
    func updateIfNeeded() {}
  }

  @Test("an animation that another thread asks for moves what it changes")
  func animates() throws {
    let model = Model()
    let bindings = Bindings()
    let film = try Film(Shared(model: model, bindings: bindings))
    let count = bindings.counts[0]
    let isComplete = Atomic<Bool>(false)
    _ = Warnings.told {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        withAnimation(.linear(duration: 1)) {
          count.wrappedValue = 3
        } completion: {
          isComplete.store(true, ordering: .relaxed)
        }
        done.signal()
      }
      done.wait()
    }
    try film.change {}
    try film.play(to: 0.5)
    #expect(!film.isAtRest)
    let seen3 = isComplete.load(ordering: .relaxed)
    #expect(!seen3)
    try film.play(to: 1.5)
    #expect(film.isAtRest)
    let seen4 = isComplete.load(ordering: .relaxed)
    #expect(seen4)
  }
}
