import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("The first focus")
struct DefaultFocusTests {
  @MainActor final class Log {
    var pressed: [String] = []
    var reset: ResetFocusAction?
    var namespace: Namespace.ID?
  }

  private struct Form: View {
    let log: Log
    var preferred: String?
    var hasScope = true
    @Namespace private var namespace
    @Environment(\.resetFocus) private var reset

    func button(_ name: String) -> some View {
      Button(name) { log.pressed.append(name) }
        .prefersDefaultFocus(preferred == name, in: namespace)
    }

    @ViewBuilder private var inside: some View {
      VStack {
        button("b")
        button("c")
      }
    }

    var body: some View {
      VStack {
        button("a")
        if hasScope { inside.focusScope(namespace) } else { inside }
      }
      .onAppear {
        log.reset = reset
        log.namespace = namespace
      }
    }
  }

  @Test("the view that prefers it has the focus when the window opens; without one nothing has")
  func first() async throws {
    for preferred in ["c", nil] {
      let log = Log()
      let screen = Screen(Form(log: log, preferred: preferred))
      await screen.settle()
      try screen.press(.space)
      #expect(log.pressed == (preferred.map { [$0] } ?? []))
    }
  }

  @Test("a focus state goes before what prefers the focus")
  func stateFirst() async throws {
    struct Both: View {
      let log: Log
      @Namespace private var namespace
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("a") { log.pressed.append("a") }.prefersDefaultFocus(in: namespace)
          Button("b") { log.pressed.append("b") }.focused($isFocused)
        }
        .onAppear { isFocused = true }
      }
    }
    let log = Log()
    let screen = Screen(Both(log: log))
    await screen.settle()
    try screen.press(.space)
    #expect(log.pressed == ["b"])
  }

  @Test("resetFocus goes to what prefers the focus in the scope, else to its first view")
  func resets() async throws {
    for (preferred, expected) in [("c", "c"), (nil, "b"), ("a", "b")] {
      let log = Log()
      let screen = Screen(Form(log: log, preferred: preferred))
      await screen.settle()
      try screen.press(.tab)
      log.reset?(in: try #require(log.namespace))
      try screen.press(.space)
      #expect(log.pressed == [expected])
    }
  }

  @Test("resetFocus without a scope says so, and the focus stays")
  func noScope() async throws {
    let log = Log()
    let screen = Screen(Form(log: log, preferred: "c", hasScope: false))
    await screen.settle()
    let namespace = try #require(log.namespace)
    let told = Warnings.told { log.reset?(in: namespace) }
    #expect(told.count == 1 && told[0].contains("resetFocus"))
    try screen.press(.space)
    #expect(log.pressed == ["c"])
  }

  @Test("8.3 tab goes through all views of a section before it goes on, and never to the section")
  func section() throws {
    struct Columns: View {
      let log: Log
      func column(_ names: [String]) -> some View {
        VStack {
          ForEach(names, id: \.self) { name in
            Button(name) { log.pressed.append(name) }
          }
        }
        .focusSection()
      }
      var body: some View {
        HStack {
          column(["a", "b"])
          Text(verbatim: "none").focusSection()
          column(["c", "d"])
        }
      }
    }
    let log = Log()
    let screen = Screen(Columns(log: log))
    for _ in 0..<5 {
      try screen.press(.tab)
      try screen.press(.space)
    }
    #expect(log.pressed == ["a", "b", "c", "d", "a"])
  }
}
