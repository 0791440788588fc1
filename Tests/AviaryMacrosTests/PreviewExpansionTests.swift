import Testing

@testable import AviaryMacros

@Suite("PreviewMacro expansion")
struct PreviewExpansionTests {
  /// The lines of `makePreview()` in the expansion of `source`, without those that say where they come from.
  private func making(_ source: String) throws -> String {
    let text = try #require(Plugin.reply(to: freestanding(source)).source)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("func makePreview()") })
    let last = try #require(lines.firstIndex { $0 == "  @used @section(\"swui_previews\")" })
    return lines[(first + 1)..<(last - 1)].filter { !$0.contains("#sourceLocation(") }
      .joined(separator: "\n")
  }

  @Test("a preview becomes a registry with its place, and a record in the section")
  func registry() {
    #expect(
      Plugin.reply(to: freestanding("\n\n// c\n  #Preview { A() }")).source == #"""
        nonisolated enum $s115PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
          static var fileID: Swift.String { "App/File.swift" }
          static var line: Swift.Int { 13 }
          static var column: Swift.Int { 3 }
          @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
        #sourceLocation(file: "/App/File.swift", line: 13)
        return SwiftUI.Preview._make{ A() }
        #sourceLocation()
          }
          @used @section("swui_previews")
          static let record: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
            $0.assumingMemoryBound(to: (any SwiftUI.PreviewRegistry.Type).self)
              .initialize(to: $s115PreviewRegistryfMu_.self)
          }
        }
        """#
    )
  }

  @Test("a state that the compiler cannot look up in a preview's type comes with advice")
  func advice() throws {
    let host = "struct A: View { @State var x = 1; var body: some View { B($x) } }"
    let text = "#Preview { \(host); return A() }"
    let reply = Plugin.reply(to: freestanding(text))
    guard case .expansion(_, let diagnostics) = reply else {
      Issue.record("no expansion")
      return
    }
    #expect(reply.source != nil)
    #expect(diagnostics.map(\.severity) == ["warning"])
    #expect(diagnostics.first?.message.contains("declare 'A' outside of it") == true)
    let plain = Plugin.reply(to: freestanding("#Preview { @Previewable @State var x = 1; B($x) }"))
    guard case .expansion(_, let none) = plain else { return }
    #expect(none.isEmpty)
  }

  @Test(
    "without previewable state the call is passed on as written",
    arguments: [
      "(\"a\") { A() }",
      "(\"a\", traits: .portrait, .fixedLayout(width: 1, height: 2)) { A(); B() }",
      "(\"a\", body: { A() })", "(body: make)", "(\"a\") {\n  // @Previewable var x = 1\n  A()\n}",
      "(\"a\") { A { @Previewable @State var x = 1 } }",
    ]
  )
  func passedOn(_ call: String) throws {
    #expect(try making("#Preview" + call) == "return SwiftUI.Preview._make" + call)
  }

  @Test(
    "attributes before the name are not its arguments",
    arguments: [
      "@available(iOS 17, *) ", "@available(iOS 17.0, macOS 14, *)\n",
      "@MainActor @available(iOS 17, *)\n",
    ]
  )
  func attributes(_ attributes: String) throws {
    let call = "(\"a\", traits: .portrait) { A() }"
    #expect(try making("\(attributes)#Preview\(call)") == "return SwiftUI.Preview._make" + call)
    #expect(try making("\(attributes)#Preview { A() }") == "return SwiftUI.Preview._make{ A() }")
    let state = try making("\(attributes)#Preview { @Previewable @State var x = 1; A(x) }")
    #expect(state.contains("@State var x = 1"))
  }

  @Test("a preview's place is that of its name, not of an attribute before it")
  func place() throws {
    let text = try #require(
      Plugin.reply(to: freestanding("@available(iOS 17, *)\n  #Preview { A() }")).source
    )
    #expect(text.contains("line: Swift.Int { 11 }"))
    #expect(text.contains("column: Swift.Int { 3 }"))
  }

  @Test(
    "previewable declarations become properties of a view, and the rest its body",
    arguments: [
      (
        "#Preview(\"a\", traits: .portrait) { @Previewable @State var x = 1; A(x) }",
        "@State var x = 1", " A(x)", "\"a\", traits: .portrait"
      ),
      (
        "#Preview(\"a\", body: { () -> any View in\n  @Previewable let x = 1\n  A(x)\n})",
        "let x = 1", "\n  A(x)", "\"a\""
      ),
      (
        """
        #Preview {
          // Before.
          @Previewable
          @State private var items = [1, 2]
            .map { $0 * 2 } // trailing
          let y = 1
          @State @SwiftUI.Previewable var last = if y { 1 } else { 2 }
          @Previewable @State var f: (Int) -> Int = {
            $0
          }
          @Previewable @State var unset: Int?
          A(items)
            .padding()
        }
        """,
        """
        @State private var items = [1, 2]
            .map { $0 * 2 }
        @State var last = if y { 1 } else { 2 }
        @State var f: (Int) -> Int = {
            $0
          }
        @State var unset: Int?
        """,
        """
        // Before.
           // trailing
          let y = 1
         \n \n \n  A(items)
            .padding()
        """,
        ""
      ),
    ]
  )
  func previewable(_ source: String, _ properties: String, _ rest: String, _ arguments: String)
    throws
  {
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
    #expect(
      lines(try making(source))
        == lines(
          """
          struct __PreviewContent: SwiftUI.View {
          \(properties)
          var body: some SwiftUI.View {
          \(rest)
          }
          }
          return SwiftUI.Preview._make(\(arguments)) { __PreviewContent() }
          """
        )
    )
  }

  @Test("what is written in the source keeps its lines, so that traps name them")
  func lines() throws {
    let source = "#Preview(\n  \"A\"\n) {\n  @Previewable @State var n = x!\n  Text(\"\\(n)\")\n}"
    let text = try #require(Plugin.reply(to: freestanding(source)).source)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The place that a line has by the directives before it.
    func place(of words: String) -> Int? {
      var place = 0
      for line in lines {
        if line.contains(words) { return place }
        place += 1
        if let number = line.firstMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
          place = Int(number.1) ?? 0
        }
      }
      return nil
    }
    let first = try #require(place(of: "._make"))
    #expect(place(of: "@State var n = x!") == first + 3)
    #expect(place(of: "Text(") == first + 4)
  }

  @Test("a preview in a generic declaration is refused")
  func generic() {
    let reply = Plugin.reply(to: freestanding("\n#Preview { A() }", in: ["public struct G<T> {}"]))
    #expect(reply.source == nil)
    #expect(
      reply.diagnostics == [
        WireDiagnostic(
          message: "'#Preview' cannot be used in a generic declaration",
          severity: "error",
          position: .init(fileName: "/App/File.swift", offset: 101)
        )
      ]
    )
  }

  @Test(
    "previewable is accepted in the closure of a preview only",
    arguments: [
      (["{\n}", "\n#Preview(\"a\") { }"], true), (["{\n}", "{\n}", "#Preview { }"], false),
      (["struct A {}"], false), ([], false),
    ]
  )
  func previewableContext(_ context: [String], _ isAccepted: Bool) {
    let reply = Plugin.reply(
      to: attached("PreviewableMacro", "peer", to: "@Previewable var x = 1", in: context)
    )
    #expect(reply.source == (isAccepted ? "" : nil))
    #expect(reply.diagnostics.isEmpty == isAccepted)
  }
}
