import Testing

@testable import AviaryProject

@Suite("Old-style property lists")
struct PropertyListTests {
  @Test(
    "Words, texts in quotes, lists and tables are read, comments passed over",
    arguments: [
      ("word", PropertyList.text("word")),
      ("\"two \\\"words\\\"\\n\"", .text("two \"words\"\n")),
      ("/* a */ path/to.swift /* b */", .text("path/to.swift")),
      ("(a, \"b c\", )", .list([.text("a"), .text("b c")])),
      ("()", .list([])),
      (
        "{ isa = PBXGroup; // note\n children = (1A, 2B); }",
        .table(["isa": .text("PBXGroup"), "children": .list([.text("1A"), .text("2B")])])
      ),
      ("{ \"a b\" = <0fb8>; }", .table(["a b": .text("0fb8")])),
    ]
  )
  func reading(text: String, expected: PropertyList) throws {
    #expect(try PropertyList("// !$*UTF8*$!\n" + text) == expected)
  }

  @Test(
    "What cannot be read is told with its line",
    arguments: [
      ("{\n a = b\n}", "line 3: ';' is missing behind the value of 'a'"),
      ("{ a = (b c); }", "line 1: ',' or ')' is missing"),
      ("\n{ a = ", "line 2: the end comes too early"),
      ("{ a = \"b; }", "line 1: a quote is missing"),
      ("{} {}", "line 1: something follows the end"),
    ]
  )
  func faults(text: String, words: String) {
    let error = #expect(throws: ProjectError.self) { try PropertyList(text) }
    #expect(error?.message == words)
  }
}
