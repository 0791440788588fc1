import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Default focus by a focus state")
struct DefaultFocusRegionTests {
  private enum Field: Hashable { case first, second, third, all }

  @Observable
  final class Model {
    var showsMore = false
    var showsSheet = false
  }

  private struct Fields: View {
    let log: Log
    let model: Model
    var priority = DefaultFocusEvaluationPriority.automatic
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Button("outside") {}
        VStack {
          Button("first") {}.focused($field, equals: .first)
          Button("second") {}.focused($field, equals: .second)
          Button("third") {}.focused($field, equals: .third)
        }
        .defaultFocus($field, .second, priority: priority)
      }
      .onChange(of: field) { log.entries.append("\($1.map { "\($0)" } ?? "none")") }
    }
  }

  final class Log { var entries: [String] = [] }

  private func focused(_ screen: Screen) throws -> String? {
    try screen.focused?.label
  }

  @Test("The view of the value has the focus when the window appears, and the state knows")
  func appearing() async throws {
    let log = Log()
    let screen = Screen(Fields(log: log, model: Model()))
    await screen.settle()
    #expect(try focused(screen) == "second")
    #expect(log.entries == ["second"])
  }

  @Test("Keys that enter go to it where a person's moves count, else to the next view")
  func entering() async throws {
    for (priority, expected) in [
      (DefaultFocusEvaluationPriority.userInitiated, "second"), (.automatic, "first"),
    ] {
      let screen = Screen(Fields(log: Log(), model: Model(), priority: priority))
      await screen.settle()
      while try focused(screen) != "outside" { try screen.press(.tab, modifiers: .shift) }
      try screen.press(.tab)
      #expect(try focused(screen) == expected)
      // Inside, keys go on as ever.
      try screen.press(.tab)
      #expect(try focused(screen) == (expected == "second" ? "third" : "second"))
      try screen.press(.tab, modifiers: .shift)
      #expect(try focused(screen) == expected)
    }
  }

  private struct Growing: View {
    let model: Model
    @FocusState private var isFocused: Bool
    @FocusState private var inSheet: Bool

    var body: some View {
      VStack {
        Button("early") {}
        if model.showsMore {
          Button("late") {}.focused($isFocused).defaultFocus($isFocused, true)
        }
      }
      .sheet(isPresented: Bindable(model).showsSheet) {
        VStack {
          Button("one") {}
          Button("two") {}.focused($inSheet)
        }
        .defaultFocus($inSheet, true)
      }
    }
  }

  @Test("What appears beside the focus leaves it there; a sheet has a default of its own")
  func growing() async throws {
    let model = Model()
    let screen = Screen(Growing(model: model))
    await screen.settle()
    try screen.press(.tab)
    #expect(try focused(screen) == "early")
    model.showsMore = true
    await screen.settle()
    #expect(try focused(screen) == "early")
    model.showsSheet = true
    await screen.settle()
    #expect(try focused(screen) == "two")
  }

  @Test("A program that moves the focus to all of it gives it to the default")
  func program() async throws {
    struct Group: View {
      @FocusState private var area: Bool
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Button("outside") { area = true }
          VStack {
            Button("first") {}.focused($field, equals: .first)
            Button("second") {}.focused($field, equals: .second)
          }
          .defaultFocus($field, .second)
          .focused($area)
        }
      }
    }
    let screen = Screen(Group())
    await screen.settle()
    while try focused(screen) != "outside" { try screen.press(.tab) }
    try screen.press(.space)
    await screen.settle()
    #expect(try focused(screen) == "second")
  }
}
