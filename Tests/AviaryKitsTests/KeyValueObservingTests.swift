import Combine
import Foundation
import SwiftUI
import Testing

@testable import AviaryEngine

@MainActor
@Suite("Publishers of objects' values")
struct KeyValueObservingTests {
  private final class Counter: NSResponder {
    var number = 1
    var closure: () -> Void = {}
  }

  @Test("the value is sent at first, and what it becomes, until nobody listens")
  func values() {
    let counter = Counter()
    var received: [Int] = []
    let listener = counter.publisher(for: \.number).sink { received.append($0) }
    MainTurn.begin()
    #expect(received == [1])
    counter.number = 2
    MainTurn.begin()
    MainTurn.begin()
    #expect(received == [1, 2])
    listener.cancel()
    counter.number = 3
    MainTurn.begin()
    #expect(received == [1, 2])
  }

  @Test("without `initial` changes alone are sent; what can't be compared is sent once")
  func options() {
    let counter = Counter()
    var (changes, closures) = (0, 0)
    let listeners = [
      counter.publisher(for: \.number, options: .new).sink { _ in changes += 1 },
      counter.publisher(for: \.closure).sink { _ in closures += 1 },
    ]
    for number in [1, 2, 2] {
      counter.number = number
      MainTurn.begin()
    }
    #expect((changes, closures) == (1, 1))
    for listener in listeners { listener.cancel() }
  }

  @Test("who observes is told of changes until it lets go, and keeps nothing")
  func observing() {
    final class Field: UITextField { var number = 1 }
    var field: Field? = Field()
    var told: [String] = []
    func start(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation? {
      field?.observe(\.number, options: options) { field, change in
        told.append("\(field.number) \(change.oldValue ?? 0) \(change.newValue ?? 0)")
      }
    }
    var observations = [start([.initial, .new]), start(.old), start([])]
    #expect(told == ["1 0 1"])
    field?.number = 2
    MainTurn.begin()
    MainTurn.begin()
    #expect(told.sorted() == ["1 0 1", "2 0 0", "2 0 2", "2 1 0"])
    observations[0]?.invalidate()
    observations[1] = nil
    field?.number = 3
    MainTurn.begin()
    #expect(told.count == 5)
    weak let kept = field
    field = nil
    MainTurn.begin()
    #expect(kept == nil)
    observations = []
  }

  @Test("the program's appearance and its window are there to be listened to")
  func program() {
    var appearances: [NSAppearance] = []
    var windows = 0
    let listeners = [
      NSApp.publisher(for: \.effectiveAppearance).sink { appearances.append($0) },
      NSApp.publisher(for: \.keyWindow).sink { _ in windows += 1 },
    ]
    MainTurn.begin()
    #expect(appearances.count == 1)
    #expect(windows == 1)
    for listener in listeners { listener.cancel() }
  }
}
