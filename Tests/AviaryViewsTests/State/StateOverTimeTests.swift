import AviaryGraph
import AviaryTestSupport
import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("State over time")
struct StateOverTimeTests {
  // MARK: - Other threads

  private final class Player: ObservableObject {
    @Published nonisolated var title = "one"
  }

  private struct PlayerView: View {
    @ObservedObject var player: Player
    var body: some View { Text(player.title) }
  }

  /// Does something on another thread, and waits for it.
  private nonisolated func elsewhere(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }

  @Test("an object that publishes on a background thread is named, and shown all the same")
  func publishedElsewhere() throws {
    let player = Player()
    let harness = try Harness(PlayerView(player: player))
    nonisolated(unsafe) let shared = player
    let told = Warnings.told { elsewhere { shared.title = "two" } }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Player published a change on a background thread") == true)
    try harness.host.update()
    #expect(harness.labels == ["two"])
  }

  private final class Slow: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored = 0
    let told = DispatchSemaphore(value: 0)
    let mayStore = DispatchSemaphore(value: 0)
    var value: Int {
      registrar.access(self, keyPath: \.value)
      return stored
    }

    /// Tells of the change, and makes it once it may.
    func set(_ value: Int) {
      registrar.withMutation(of: self, keyPath: \.value) {
        told.signal()
        mayStore.wait()
        stored = value
      }
    }
  }

  private struct SlowView: View {
    let slow: Slow
    var body: some View { Text("\(slow.value)") }
  }

  @Test(
    "a change that another thread has told of, and makes only after the views were updated, is shown"
  )
  func slowChange() async throws {
    let slow = Slow()
    let harness = try Harness(SlowView(slow: slow))
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      slow.set(5)
      done.signal()
    }
    slow.told.wait()
    try harness.host.update()
    #expect(harness.labels == ["0"])
    slow.mayStore.signal()
    done.wait()
    for _ in 0..<100 where !harness.root.graph.isDirty {
      try await Task.sleep(for: .milliseconds(10))
    }
    try harness.host.update()
    #expect(harness.labels == ["5"])
  }

  private struct Counter: View {
    @State private var count = 0
    let keep: (Binding<Int>) -> Void
    var body: some View {
      let _ = keep($count)
      Text("\(count)")
    }
  }

  @Test("state that is set on a background thread is named, and set before the next update")
  func stateElsewhere() throws {
    nonisolated(unsafe) var binding: Binding<Int>?
    let harness = try Harness(Counter { binding = $0 })
    let told = Warnings.told { elsewhere { binding?.wrappedValue = 7 } }
    #expect(
      told == [
        "State<Int> was changed on a background thread; it changes on the main thread, later"
      ]
    )
    #expect(harness.root.isDirty)
    try harness.host.update()
    #expect(harness.labels == ["7"])
  }

  @Test("what a publisher sends on a background thread is received on the main thread")
  func receivedElsewhere() throws {
    let subject = PassthroughSubject<String, Never>()
    var received: [(String, Bool)] = []
    let harness = try Harness(
      Text("a").onReceive(subject) { received.append(($0, MainQueue.isCurrent)) }
    )
    subject.send("here")
    try harness.host.update()
    let told = Warnings.told { elsewhere { subject.send("there") } }
    #expect(told.first?.contains("on a background thread") == true)
    try harness.host.update()
    #expect(received.map(\.0) == ["here", "there"])
    #expect(received.map(\.1) == [true, true])
    withExtendedLifetime(harness) {}
  }

  private struct Counted: View {
    @State var number = 0
    let received: (Int) -> Void
    var body: some View {
      Button("Add \(number)") { number += 1 }.onReceive(Just(number)) { received($0) }
    }
  }

  @Test(
    "another publisher is listened to in place of the last one, an equal one is not listened to anew"
  )
  func otherPublishers() throws {
    var received: [Int] = []
    let screen = Screen(Counted { received.append($0) })
    #expect(received == [0])
    try screen.button("Add 0").tap()
    try screen.button("Add 1").tap()
    #expect(received == [0, 1, 2])

    let subject = CurrentValueSubject<Int, Never>(7)
    struct Same: View {
      let subject: CurrentValueSubject<Int, Never>
      let title: String
      let received: (Int) -> Void
      var body: some View { Text(title).onReceive(subject) { received($0) } }
    }
    received = []
    let same = try Harness(Same(subject: subject, title: "a") { received.append($0) })
    same.host.content = Same(subject: subject, title: "b") { received.append(10 * $0) }
    try same.host.update()
    #expect(received == [7])
    subject.send(8)
    try same.host.update()
    #expect(received == [7, 80])
  }

  private struct Digits: View {
    @State private var text = ""
    var body: some View {
      TextField("Number", text: $text)
        .onReceive(Just(text)) { new in
          let digits = new.filter(\.isNumber)
          if digits != new { text = digits }
        }
    }
  }

  @Test("a field that is filtered by what it publishes takes digits alone")
  func filteredField() throws {
    let screen = Screen(Digits())
    try screen.textField("Number").type("a1b2")
    #expect(try screen.textField("Number").text == "12")
  }

  // MARK: - While a body runs

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      let _ = count < 1 ? count = 1 : ()
      Text("\(count)")
    }
  }

  @Test("state that is changed while a body runs is named")
  func stateDuringBody() throws {
    let told = try Warnings.told { _ = try Harness(Restless()) }
    #expect(
      told == [
        "State<Int> was changed while a body was running; change state in response to events"
      ]
    )
  }

  private struct Renaming: View {
    @ObservedObject var player: Player
    let isOn: Bool
    var body: some View {
      let _ = isOn && player.title == "one" ? player.title = "two" : ()
      Text(player.title)
    }
  }

  @Test("an object that publishes while a body runs is named")
  func publishedDuringBody() throws {
    let player = Player()
    let harness = try Harness(Renaming(player: player, isOn: false))
    let told = try Warnings.told {
      harness.host.content = Renaming(player: player, isOn: true)
      try harness.host.update()
    }
    #expect(
      told == [
        "Player published a change while a body was running; change it in response to events"
      ]
    )
    #expect(harness.labels == ["two"])
  }

  @Observable @MainActor
  fileprivate final class Model {
    var title = "one"
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  private struct Writer: View {
    let model: Model
    let isOn: Bool
    var body: some View {
      let _ = isOn ? model.title = "two" : ()
      Color.red
    }
  }

  @Test(
    "an @Observable property that is changed while a body runs is told with the view that reads it"
  )
  func observedDuringBody() throws {
    let model = Model()
    let harness = try Harness(
      VStack {
        Reader(model: model)
        Writer(model: model, isOn: false)
      }
    )
    let told = try Warnings.told {
      harness.host.content = VStack {
        Reader(model: model)
        Writer(model: model, isOn: true)
      }
      try harness.host.update()
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("Reader") == true)
    #expect(harness.labels == ["two"])
  }

  @Test("changes in response to events are not told")
  func quiet() throws {
    let model = Model()
    let player = Player()
    let told = try Warnings.told {
      let harness = try Harness(
        VStack {
          Reader(model: model)
          PlayerView(player: player).onAppear {
            player.title = "appeared"
            model.title = "appeared"
          }
        }
      )
      model.title = "later"
      player.title = "later"
      try harness.host.update()
      #expect(harness.labels == ["later", "later"])
    }
    #expect(told == [])
  }
}
