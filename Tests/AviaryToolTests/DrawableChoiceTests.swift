import Testing

@testable import AviaryCommand

@Suite("DrawableChoice")
struct DrawableChoiceTests {
  private func choice(_ source: String, wanted: String? = nil) throws -> DrawableChoice {
    try DrawableChoice.choose(
      in: SourceSummary(source: "import SwiftUI\n" + source),
      file: "x.swift",
      wanted: wanted
    )
  }

  private func view(_ name: String, body: String = "Text(\"\")", members: String = "") -> String {
    "struct \(name): View {\n \(members)\n var body: some View { \(body) }\n}\n"
  }

  @Test("previews go before providers, providers before views")
  func order() throws {
    let provider = "struct P: PreviewProvider { static var previews: some View { E() } }\n"
    #expect(try choice(view("A")) == .view("A"))
    #expect(try choice(view("A") + provider) == .providers(["P"]))
    #expect(try choice(view("A") + provider + "#Preview { A() }") == .previews)
  }

  @Test("ContentView is taken, or the only view, or the only one no other uses")
  func views() throws {
    #expect(try choice(view("A") + view("ContentView")) == .view("ContentView"))
    #expect(try choice(view("A") + view("B", body: "A()")) == .view("B"))
    #expect(try choice(view("A", members: "let x: Int") + view("B")) == .view("B"))
  }

  @Test("several views without a preview are listed")
  func several() {
    #expect {
      try choice(view("A") + view("B"))
    } throws: { error in
      (error as? CommandError)?.message == """
        x.swift has no #Preview and 2 views that could be drawn:
          x.swift:2: A
          x.swift:6: B
        Choose one with --preview NAME, or add a #Preview.
        """
    }
    #expect(throws: Never.self) { try choice(view("A") + view("B"), wanted: "A") }
  }

  @Test("a file with nothing to draw says what it has")
  func nothing() {
    let empty = #expect(throws: CommandError.self) { try choice("let x = 1") }
    #expect(empty?.message == "x.swift declares no View and no #Preview: there is nothing to draw")
    let needy = #expect(throws: CommandError.self) {
      try choice(view("A", members: "let x: Int"))
    }
    #expect(needy?.message.contains("x.swift:2: A: it needs a value for 'x'") == true)
    #expect(throws: CommandError.self) { try choice(view("A"), wanted: "B") }
  }

  @Test("an app is drawn by its views, which may be none")
  func app() throws {
    let app = "@main struct TheApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
    #expect(try choice(app + view("ContentView")) == .view("ContentView"))
    let error = #expect(throws: CommandError.self) { try choice(app) }
    #expect(error?.message.contains("the windows of the app 'TheApp' cannot be drawn") == true)
  }
}
