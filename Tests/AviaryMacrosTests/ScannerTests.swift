import Testing

@testable import AviaryMacros

@Suite("Lexer")
struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = Source(text)
    return source.tokens.indices.map(source.text(at:))
  }

  @Test(
    "source is cut into tokens, white space and comments left out",
    arguments: [
      ("a /* b /* c */ d */ e // f\n g", ["a", "e", "g"]),
      ("x?.y ?? z", ["x", "?", ".", "y", "??", "z"]),
      ("Set<Int>?", ["Set", "<", "Int", ">?"]),
      ("0x1F 1.5e-3 1...2 a.0.b", ["0x1F", "1.5e-3", "1", "...", "2", "a", ".", "0", ".", "b"]),
      ("`default` $0 größe", ["`default`", "$0", "größe"]),
      ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("x = /a\"(/ ; y", ["x", "=", "/a\"(/", ";", "y"]),
      ("(/[)]/)", ["(", "/[)]/", ")"]),
      ("#/a/b\"/# #if", ["#/a/b\"/#", "#", "if"]),
      ("f(a) / g(b) / 2", ["f", "(", "a", ")", "/", "g", "(", "b", ")", "/", "2"]),
      (#""a \(b(")") + "}") c" d"#, [#""a \(b(")") + "}") c""#, "d"]),
      (##"#"a "b" \(c) \#(d("x")) "# e"##, [##"#"a "b" \(c) \#(d("x")) "#"##, "e"]),
      ("\"\"\"\n a \" \\\"\"\" \"\n \"\"\" b", ["\"\"\"\n a \" \\\"\"\" \"\n \"\"\"", "b"]),
      ("", []), ("  // only", []),
    ]
  )
  func tokens(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test("a token knows what comes before it")
  func places() {
    let tokens = Lexer.tokens(of: Array("a b/* */(c)\n/*\n*/ .d\r\ne".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, false, false, false, true, false, true])
    #expect(tokens.map(\.followsSpace) == [true, true, true, false, false, true, false, true])
  }

  @Test("source that ends anywhere is scanned without a trap, in order")
  func truncated() {
    let text = """
      @available(iOS 18, *) @Entry public var `x`: Dictionary<String, () -> Int?> = [ /* a */
        "a \\(b { "c" })": #"d \\#(e) "#, "\\u{1F600}": /f[(]/, \"\"\"
          g \\(h)
          \"\"\": #/i/#] { didSet(j) { } }, k = l<M, N>(0x1p-2).o { $0 } // p
      #Preview("q", traits: .r, body: { [s] in @Previewable @State var t = 1; U(t) })
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let part = String(decoding: bytes[..<count], as: UTF8.self)
      let source = Source(part)
      let bounds = source.tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      #expect(bounds == bounds.sorted())
      #expect(bounds.allSatisfy { $0 <= source.bytes.count })
      _ = VariableDeclaration(part)
      if let preview = part.firstRange(of: "#Preview") {
        _ = Plugin.reply(to: freestanding(String(part[preview.lowerBound...])))
      }
    }
  }
}

@Suite("Statements")
struct StatementTests {
  @Test(
    "statements end at line breaks and semicolons, where Swift's do",
    arguments: [
      ("a\nb", ["a", "b"]), ("a; b;\nc", ["a", "b", "c"]),
      ("var x = 1\n  + 2\ny", ["var x = 1\n  + 2", "y"]),
      ("var x =\n  1\ny", ["var x =\n  1", "y"]),
      ("A()\n  .b()\n  .c { d }\nE()", ["A()\n  .b()\n  .c { d }", "E()"]),
      ("@State\nvar x = 1\ny", ["@State\nvar x = 1", "y"]),
      ("private\n  var x = 1\ny", ["private\n  var x = 1", "y"]),
      ("if a { b }\nelse { c }\nd", ["if a { b }\nelse { c }", "d"]),
      ("x = a ? b\n  : c\nd", ["x = a ? b\n  : c", "d"]),
      ("var x: Int?\ny", ["var x: Int?", "y"]),
      ("var x: [Int]\n[y]", ["var x: [Int]", "[y]"]),
      ("let f = {\n  a\n}\n!b", ["let f = {\n  a\n}", "!b"]),
      ("x = a as\n  B\nc", ["x = a as\n  B", "c"]),
      ("#if A\nb\n#endif", ["#if A", "b", "#endif"]), ("", []),
    ]
  )
  func ends(_ text: String, _ expected: [String]) {
    let source = Source(text)
    let statements = source.statements(in: 0..<source.tokens.count)
    #expect(statements.map(source.text(ofTokens:)) == expected)
  }
}
