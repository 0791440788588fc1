import Testing

@testable import AviaryFoundation

@Suite("Markdown takes as long as it is long")
struct MarkdownStepsTests {
  @Test(
    "Ten times as much of what never matches takes ten times the steps",
    arguments: [
      "a_ ", "*a _b ", "*a **b ", "_a *b~ ", "a**b ", "*a **b* c** ", "~a ~~b", "[x ", "x] ",
      "[a](",
      "^[a](", "![a](", "![x ", "[a](<b", "[a](b \"", "[a](b '", "[a](b (", "[a][", "[a]", "[a](u)",
      "<a ", "<a", "`a", "a\\`` ", "&amp", "![a](u)[", "[*a](u)",
    ]
  )
  func linear(part: String) {
    var syntax = InlineMarkdown.Syntax()
    syntax.readsImages = true
    syntax.readsHTML = true
    syntax.references = ["b": "/b"]
    let few = InlineMarkdown.steps(String(repeating: part, count: 300), syntax: syntax)
    let many = InlineMarkdown.steps(String(repeating: part, count: 3000), syntax: syntax)
    #expect(many <= few * 11)
    // An address may have parentheses, 32 deep, and is read anew for each.
    #expect(many <= part.count * 3000 * 70)
  }

  @Test(
    "Brackets and emphasis deep in each other take no more",
    arguments: [
      ("[", "]"), ("![", "](u)"), ("^[", "](inflect: true)"), ("*a ", " b*"), ("*a **b ", "** c*"),
      ("[a ", "[b](u)"),
    ]
  )
  func nested(open: String, close: String) {
    var syntax = InlineMarkdown.Syntax()
    syntax.readsImages = true
    syntax.references = ["b": "/b"]
    func steps(_ count: Int) -> Int {
      let text = String(repeating: open, count: count) + String(repeating: close, count: count)
      return InlineMarkdown.steps(text, syntax: syntax)
    }
    #expect(steps(3000) <= steps(300) * 11)
  }

  @Test("Runs of backquotes of all lengths are looked for once")
  func backquotes() {
    let text = (1...200).map { String(repeating: "`", count: $0) }.joined(separator: "a")
    #expect(InlineMarkdown.steps(text) <= text.count * 4)
  }
}
