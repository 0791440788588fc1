import Foundation
import Testing

@testable import AviaryFoundation

/// Links, entities and escapes by CommonMark's sections of these names.
@Suite("Links in Markdown")
struct MarkdownLinkTests {
  /// Spans written so that they can be compared at a glance: `c` for code, and links as `text→address`.
  private func written(_ spans: [InlineMarkdown.Span]) -> [String] {
    spans.map { span in
      let marks =
        (span.isBold ? "b:" : "") + (span.isItalic ? "i:" : "") + (span.isCode ? "c:" : "")
      let link = span.link.map { "→\($0.absoluteString)" } ?? ""
      let image = span.imageURL.map { "!\($0.absoluteString)" } ?? ""
      return marks + span.string + image + link
    }
  }

  @Test(
    "An address ends where CommonMark says, without its escapes and entities",
    arguments: [
      ("[a](http://x/?a=1&amp;b=2)", ["a→http://x/?a=1&b=2"]),
      (#"[a](b\)c)"#, ["a→b)c"]),
      (#"[a](b\\c)"#, ["a→b%5Cc"]),
      ("[a](b(c)d)", ["a→b(c)d"]),
      (#"[a](u "x)y")"#, ["a→u"]),
      ("[a](u 'it(s')", ["a→u"]),
      ("[a](u (x))", ["a→u"]),
      (#"[a](u "x\"y")"#, ["a→u"]),
      ("[a](<b)c>)", ["a→b)c"]),
      ("[a](<b c>)", ["a→b%20c"]),
      ("[a](  u\n\"x\" )", ["a→u"]),
      ("[a]()", ["a→"]),
      ("[a](<>)", ["a→"]),
      ("[a](&#35;b)", ["a→#b"]),
    ]
  )
  func addresses(markdown: String, expected: [String]) {
    #expect(written(InlineMarkdown.spans(markdown)) == expected)
  }

  @Test(
    "What only begins like a link is text",
    arguments: [
      "[a](u b)", "[a](u \"b\" c)", "[a](b(c)", "[a](<b)", "[a](<b\nc>)", "[a](u \"b)", "[a] (u)",
      "[a](u (b(c)))", "[a", "a](u)", "[a]\n(u)",
    ]
  )
  func noLinks(text: String) {
    #expect(written(InlineMarkdown.spans(text)) == [text])
  }

  @Test(
    "Code binds closer than brackets, brackets closer than emphasis, and links have no links in them",
    arguments: [
      ("[a `]` b](u)", ["a →u", "c:]→u", " b→u"]),
      ("[a `](x)` b", ["[a ", "c:](x)", " b"]),
      (#"[a \] b](u)"#, ["a ] b→u"]),
      ("[a [b] c](u)", ["a [b] c→u"]),
      ("[outer [in](/i)](/o)", ["[outer ", "in→/i", "](/o)"]),
      ("[outer *e [in](/i) f*](/o)", ["[outer ", "i:e ", "i:in→/i", "i: f", "](/o)"]),
      ("*[a*](u)", ["*", "a*→u"]),
      ("[*a](u)*", ["*a→u", "*"]),
      ("*[a](u)*", ["i:a→u"]),
      ("[**a** b](u) [c](v)", ["b:a→u", " b→u", " ", "c→v"]),
      ("[a](u)[b](v)", ["a→u", "b→v"]),
    ]
  )
  func nesting(markdown: String, expected: [String]) {
    #expect(written(InlineMarkdown.spans(markdown)) == expected)
  }

  @Test("Images may stand in links, and links in the words of images")
  func images() {
    var syntax = InlineMarkdown.Syntax()
    syntax.readsImages = true
    let cases = [
      ("a ![b *c*](i) d", ["a ", "b c!i", " d"]),
      ("[![b](i)](u)", ["b!i→u"]),
      ("![](i)", ["\u{FFFC}!i"]),
      ("![a [b](u) c](i)", ["a b c!i"]),
      ("![a ![](x) c](i)", ["a \u{FFFC} c!i"]),
      ("!a ![b]", ["!a ![b]"]),
    ]
    for (markdown, expected) in cases {
      #expect(written(InlineMarkdown.spans(markdown, syntax: syntax)) == expected)
    }
  }

  @Test(
    "Names of references are equal but for case and white space",
    arguments: [
      ("[x][Foo Bar]", "[foo  bar]: /u", ["x→/u"]),
      ("[x][foo\n bar]", "[Foo Bar]: /u", ["x→/u"]),
      ("[Foo]", "[foo]: /u", ["Foo→/u"]),
      ("[Foo][]", "[foo]: /u 'remark'", ["Foo→/u"]),
      ("[ẞ]", "[SS]: /u", ["ẞ→/u"]),
      ("[a [b][r] c][r]", "[r]: /u", ["[a ", "b→/u", " c]", "r→/u"]),
      ("[x][no] [no]", "[foo]: /u", ["[x][no] [no]"]),
      ("[x][foo]", "[foo]: <a b>", ["x→a%20b"]),
      ("[x][foo]", "[foo]: /?a&amp;b", ["x→/?a&b"]),
      ("^[foo] b", "[foo]: /u", ["^", "foo→/u", " b"]),
    ]
  )
  func references(markdown: String, definition: String, expected: [String]) {
    var syntax = InlineMarkdown.Syntax()
    syntax.references = MarkdownDocument(definition).references
    #expect(written(InlineMarkdown.spans(markdown, syntax: syntax)) == expected)
  }

  @Test("Attributes span markup, links included")
  func attributes() {
    let spans = InlineMarkdown.spans("a ^[3 *b* [c](u)](inflect: true) d")
    #expect(written(spans) == ["a ", "3 ", "i:b", " ", "c→u", " d"])
    #expect(spans.map { $0.agreement != nil } == [false, true, true, true, true, false])
    #expect(written(InlineMarkdown.spans("^[a](other: (1)) ^[b] (x)")) == ["a ^[b] (x)"])
  }

  @Test(
    "Entities and escapes",
    arguments: [
      ("&auml;&#228;&#xE4;&#XE4;", "ääää"), ("&#0;&#x110000;", "\u{FFFD}\u{FFFD}"),
      ("&nothing; &# &#; &#+5; &#xg;", "&nothing; &# &#; &#+5; &#xg;"), (#"\& \— \a"#, #"& \— \a"#),
    ]
  )
  func entities(markdown: String, expected: String) {
    #expect(written(InlineMarkdown.spans(markdown)) == [expected])
  }
}
