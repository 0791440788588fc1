import Foundation
import Testing

@testable import AviaryFoundation

@Suite("InlineMarkdown")
struct InlineMarkdownTests {
  /// Spans written so that they can be compared at a glance: `b(bold)`, `l(link)`.
  private func written(_ markdown: String) -> String {
    InlineMarkdown.spans(markdown).map { span in
      var marks = ""
      if span.isBold { marks += "b" }
      if span.isItalic { marks += "i" }
      if span.isCode { marks += "c" }
      if span.isStruck { marks += "s" }
      if let link = span.link { marks += "l:\(link.absoluteString) " }
      return marks.isEmpty ? span.string : "\(marks)(\(span.string))"
    }.joined(separator: "|")
  }

  @Test(
    "Markup becomes spans",
    arguments: [
      ("plain", "plain"),
      ("", ""),
      ("a **b** c", "a |b(b)| c"),
      ("a __b__ c", "a |b(b)| c"),
      ("*a* _b_", "i(a)| |i(b)"),
      ("***both***", "bi(both)"),
      ("**a *b* c**", "b(a )|bi(b)|b( c)"),
      ("*a **b** c*", "i(a )|bi(b)|i( c)"),
      ("`a *b*`", "c(a *b*)"),
      ("`` a`b ``", "c(a`b)"),
      ("~~gone~~ ~too~", "s(gone)| |s(too)"),
      ("[title](https://a.b)", "l:https://a.b (title)"),
      (
        "see [**bold** link](https://a.b/c_d_e \"remark\").",
        "see |bl:https://a.b/c_d_e (bold)|l:https://a.b/c_d_e ( link)|."
      ),
      ("<https://a.b>", "l:https://a.b (https://a.b)"),
      ("<me@a.b>", "l:mailto:me@a.b (me@a.b)"),
      ("**[a](x:y)**", "bl:x:y (a)"),
    ]
  )
  func spans(markdown: String, expected: String) {
    #expect(written(markdown) == expected)
  }

  @Test(
    "What is no markup stays",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a * b", "**open", "`open", "[no link]", "[a] (b)", "~~~a~~~",
      "1 < 2 > 0", "a & b", "** a **", "* item", "# heading", "\\n", "100%", "a*", "_",
    ]
  )
  func untouched(text: String) {
    #expect(written(text) == text)
  }

  @Test("A backslash makes the next character plain")
  func escapes() {
    #expect(written("\\*a\\* \\[b\\](c) \\\\") == "*a* [b](c) \\")
    #expect(written("a\\b") == "a\\b")
  }

  @Test("Entities become characters")
  func entities() {
    #expect(written("a &amp; b &lt; &#65;&#x42;") == "a & b < AB")
  }

  @Test("Emphasis inside of words needs asterisks")
  func words() {
    #expect(written("un*frigging*believable") == "un|i(frigging)|believable")
    #expect(written("un_frigging_believable") == "un_frigging_believable")
  }

  @Test("Spaces and lines stay")
  func whitespace() {
    #expect(written("  a  **b**\n\nc ") == "  a  |b(b)|\n\nc ")
  }
}
