import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("The first focus")
struct DefaultFocusTests {
  @MainActor final class Log {
    var pressed: [String] = []
    var reset: ResetFocusAction?
    var namespace: Namespace.ID?

    /// What is shown stays as long as what it tells.
    private var shown: AnyObject?

    func hand<Content: View>(_ harness: Harness<Content>) -> Hand {
      shown = harness
      return Hand(harness)
    }
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
  func first() throws {
    for preferred in ["c", nil] {
      let log = Log()
      let hand = log.hand(try Harness(Form(log: log, preferred: preferred)))
      try hand.wait(0.1)
      try hand.key(.space)
      #expect(log.pressed == (preferred.map { [$0] } ?? []))
    }
  }

  @Test("a focus state goes before what prefers the focus")
  func stateFirst() throws {
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
    let hand = log.hand(try Harness(Both(log: log)))
    try hand.wait(0.1)
    try hand.key(.space)
    #expect(log.pressed == ["b"])
  }

  @Test("resetFocus goes to what prefers the focus in the scope, else to its first view")
  func resets() throws {
    for (preferred, expected) in [("c", "c"), (nil, "b"), ("a", "b")] {
      let log = Log()
      let hand = log.hand(try Harness(Form(log: log, preferred: preferred)))
      try hand.wait(0.1)
      try hand.key(.tab)
      log.reset?(in: try #require(log.namespace))
      try hand.key(.space)
      #expect(log.pressed == [expected])
    }
  }

  @Test("resetFocus without a scope says so, and the focus stays")
  func noScope() throws {
    let log = Log()
    let hand = log.hand(try Harness(Form(log: log, preferred: "c", hasScope: false)))
    try hand.wait(0.1)
    let namespace = try #require(log.namespace)
    let told = try Warnings.told { log.reset?(in: namespace) }
    #expect(told.count == 1 && told[0].contains("resetFocus"))
    try hand.key(.space)
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
    let hand = log.hand(try Harness(Columns(log: log)))
    for _ in 0..<5 {
      try hand.key(.tab)
      try hand.key(.space)
    }
    #expect(log.pressed == ["a", "b", "c", "d", "a"])
  }
}
