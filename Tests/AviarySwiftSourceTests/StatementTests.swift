import AviarySwiftSource
import Testing

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
