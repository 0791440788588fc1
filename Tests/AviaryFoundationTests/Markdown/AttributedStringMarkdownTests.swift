import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Markdown in attributed strings")
struct AttributedStringMarkdownTests {
  /// The blocks of a document, each as `kinds: text`.
  private func blocks(_ markdown: String) throws -> [String] {
    let string = try AttributedString(markdown: markdown)
    return string.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.map { $0.kind.debugDescription } ?? []
      return kinds.joined(separator: " in ") + ": " + String(string[range].characters)
    }
  }

  @Test(
    "Blocks tell what they are and what they are in",
    arguments: [
      ("a", ["paragraph: a"]), ("# A\n\nb\nc", ["header 1: A", "paragraph: b c"]),
      ("A\n===\nB\n---", ["header 1: A", "header 2: B"]), ("### A ###", ["header 3: A"]),
      ("a\n\n***\n\nb", ["paragraph: a", "thematicBreak: \u{2E3B}", "paragraph: b"]),
      ("```swift\nlet a = 1\n```", ["codeBlock 'swift': let a = 1\n"]),
      ("    code\n    more", ["codeBlock '': code\nmore\n"]),
      ("> a\n> b\nc", ["paragraph in blockQuote: a b c"]),
      (
        "- a\n- b\n  - c",
        [
          "paragraph in listItem 1 in unorderedList: a",
          "paragraph in listItem 2 in unorderedList: b",
          "paragraph in listItem 1 in unorderedList in listItem 2 in unorderedList: c",
        ]
      ),
      (
        "3. a\n4. b\n\n   more",
        [
          "paragraph in listItem 3 in orderedList: a", "paragraph in listItem 4 in orderedList: b",
          "paragraph in listItem 4 in orderedList: more",
        ]
      ),
      ("a\n- b", ["paragraph: a", "paragraph in listItem 1 in unorderedList: b"]),
      ("#no heading", ["paragraph: #no heading"]), ("", []),
      ("[a]: https://a.b\n\n[a] and [c][a]", ["paragraph: a and c"]),
    ] as [(String, [String])]
  )
  func structure(markdown: String, expected: [String]) throws {
    #expect(try blocks(markdown) == expected)
  }

  @Test("Tables have columns, rows and cells")
  func tables() throws {
    let string = try AttributedString(markdown: "| a | b |\n|:--|--:|\n| c \\| d | **e** |\n| f |")
    #expect(String(string.characters) == "abc | def")
    let kinds = string.runs.compactMap(\.presentationIntent).map { $0.components.map(\.kind) }
    let table = PresentationIntent.Kind.table(
      columns: [.init(alignment: .left), .init(alignment: .right)]
    )
    #expect(kinds.first == [.tableCell(columnIndex: 0), .tableHeaderRow, table])
    #expect(kinds.last == [.tableCell(columnIndex: 0), .tableRow(rowIndex: 2), table])
    #expect(string.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
  }

  @Test("Blocks of one kind next to each other are told apart")
  func identities() throws {
    let string = try AttributedString(markdown: "a\n\nb")
    let intents = string.runs.compactMap(\.presentationIntent)
    #expect(intents.map { $0.components.map(\.identity) } == [[1], [2]])
    #expect(intents.map(\.indentationLevel) == [0, 0])
    let list = try AttributedString(markdown: "> - a").runs.compactMap(\.presentationIntent)
    #expect(list.map(\.indentationLevel) == [2])
  }

  @Test("Emphasis, code, links and images in lines become attributes")
  func inlines() throws {
    let string = try AttributedString(
      markdown: "*a* **b** `c` ~~d~~ [e](f) ![g](h.png) <b>",
      baseURL: URL(string: "https://a.b/")
    )
    #expect(String(string.characters) == "a b c d e g <b>")
    #expect(
      string.runs.compactMap(\.inlinePresentationIntent)
        == [.emphasized, .stronglyEmphasized, .code, .strikethrough, .inlineHTML]
    )
    #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://a.b/f"])
    #expect(string.runs.compactMap(\.imageURL?.absoluteString) == ["https://a.b/h.png"])
  }

  @Test(
    "The ends of lines are spaces, breaks or kept",
    arguments: [
      (.full, "a\nb  \nc\\\nd", "a b\nc\nd"), (.inlineOnly, " a\nb  \nc ", "a b\nc"),
      (.inlineOnlyPreservingWhitespace, " a\n\n# b ", " a\n\n# b "), (.inlineOnly, "# a", "# a"),
    ] as [(AttributedString.MarkdownParsingOptions.InterpretedSyntax, String, String)]
  )
  func lines(
    syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax,
    markdown: String,
    expected: String
  ) throws {
    let string = try AttributedString(
      markdown: markdown,
      options: .init(interpretedSyntax: syntax)
    )
    #expect(String(string.characters) == expected)
    if syntax != .full { #expect(string.runs.compactMap(\.presentationIntent).isEmpty) }
  }

  @Test("Extended attributes are read where they are allowed")
  func extended() throws {
    let markdown = "^[3 apple](inflect: true)"
    // Without them it is text, as in CommonMark, since an address has no space.
    #expect(String(try AttributedString(markdown: markdown).characters) == markdown)
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true,
      languageCode: "en"
    )
    let string = try AttributedString(markdown: markdown, options: options)
    #expect(String(string.characters) == "3 apples")
    #expect(string.languageIdentifier == "en")
  }

  @Test("Data that is no text is an error, or read as far as it goes")
  func data() throws {
    let data = Data([0x2A, 0x61, 0x2A, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
    let string = try AttributedString(
      markdown: data,
      options: .init(failurePolicy: .returnPartiallyParsedIfPossible)
    )
    #expect(String(string.characters) == "a\u{FFFD}")
    #expect(String(try AttributedString(markdown: Data("*ä*".utf8)).characters) == "ä")
  }

  @Test("Any text can be read, and none is lost")
  func anything() throws {
    for text in [
      "***", "[", "![](", "- ", "1.", ">", "```", "|", "<", "&", "\\", "[a]:", "- - -\n>",
    ] {
      _ = try AttributedString(markdown: text)
    }
    #expect(String(try AttributedString(markdown: "a * b _ c [d").characters) == "a * b _ c [d")
  }
}
