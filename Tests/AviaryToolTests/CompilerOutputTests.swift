import Testing

@testable import AviaryCommand

@Suite("CompilerOutput")
struct CompilerOutputTests {
  private let text = """
    card.swift:4:15: error: value of type 'Text' has no member 'nope'
    2 | struct Card: View {
    4 |     Text("x").nope() }
      |               `- error: value of type 'Text' has no member 'nope'
    5 | }

    /cache/Driver.swift:8:30: error: cannot find 'X' in scope
     8 |   X()
       |   `- error: cannot find 'X' in scope
    error: fatalError

    """

  @Test("messages are told apart by the file they are about")
  func messages() {
    let output = CompilerOutput(text)
    #expect(output.messages.map(\.file) == ["card.swift", "/cache/Driver.swift"])
    #expect(output.messages[1].words == "cannot find 'X' in scope")
  }

  @Test("the driver's messages can be left out")
  func leavingOut() {
    let left = CompilerOutput(text).text(leavingOut: "/cache/Driver.swift")
    #expect(left.hasPrefix("card.swift:4:15: error: value of type"))
    #expect(left.hasSuffix("5 | }"))
    #expect(!left.contains("Driver"))
  }

  @Test("what names no file is kept")
  func linker() {
    let output = CompilerOutput("ld.lld: error: undefined symbol: f\n>>> referenced by x")
    #expect(
      output.text(leavingOut: "x") == "ld.lld: error: undefined symbol: f\n>>> referenced by x"
    )
    #expect(CompilerOutput("").messages.isEmpty)
  }
}
