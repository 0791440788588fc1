import Foundation

/// Makes an attributed string of Markdown.
struct MarkdownWriter {
  private let options: AttributedString.MarkdownParsingOptions
  private var syntax = InlineMarkdown.Syntax()
  private var result = AttributedString()
  private var identity = 0

  /// - Parameters:
  ///   - options: How Markdown is read.
  ///   - baseURL: What addresses are relative to; nil for nothing.
  init(_ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?) {
    self.options = options
    syntax.baseURL = baseURL
    syntax.readsImages = true
    syntax.readsHTML = true
    syntax.readsAttributes = options.allowsExtendedAttributes
    syntax.readsLineBreaks = options.interpretedSyntax != .inlineOnlyPreservingWhitespace
  }

  /// The attributed string of a text.
  mutating func string(_ text: String) -> AttributedString {
    switch options.interpretedSyntax {
    case .full:
      let document = MarkdownDocument(text)
      syntax.references = document.references
      write(document.blocks, nil)
    case .inlineOnly: write(text.trimmingCharacters(in: .whitespacesAndNewlines), nil)
    case .inlineOnlyPreservingWhitespace: write(text, nil)
    }
    if let language = options.languageCode { result.languageIdentifier = language }
    return result
  }

  // MARK: - Blocks

  private mutating func intent(
    _ kind: PresentationIntent.Kind,
    _ parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func write(_ blocks: [MarkdownDocument.Block], _ parent: PresentationIntent?) {
    for block in blocks { write(block, parent) }
  }

  private mutating func write(_ block: MarkdownDocument.Block, _ parent: PresentationIntent?) {
    switch block {
    case .paragraph(let text): write(text, intent(.paragraph, parent))
    case .heading(let level, let text): write(text, intent(.header(level: level), parent))
    case .code(let language, let code):
      append(code, intent(.codeBlock(languageHint: language), parent))
    case .quote(let blocks): write(blocks, intent(.blockQuote, parent))
    case .rule: append("\u{2E3B}", intent(.thematicBreak, parent))
    case .html(let text):
      var string = AttributedString(text)
      string.inlinePresentationIntent = .blockHTML
      if let parent { string.presentationIntent = parent }
      result += string
    case .list(let start, let items):
      let list = intent(start == nil ? .unorderedList : .orderedList, parent)
      for (index, item) in items.enumerated() {
        write(item, intent(.listItem(ordinal: (start ?? 1) + index), list))
      }
    case .table(let columns, let header, let rows):
      let table = intent(.table(columns: columns), parent)
      write(header, intent(.tableHeaderRow, table))
      for (index, row) in rows.enumerated() {
        write(row, intent(.tableRow(rowIndex: index + 1), table))
      }
    }
  }

  private mutating func write(_ cells: [String], _ row: PresentationIntent) {
    for (index, cell) in cells.enumerated() {
      write(cell, intent(.tableCell(columnIndex: index), row))
    }
  }

  // MARK: - Lines

  /// Adds a text with what stands in its lines.
  private mutating func write(_ text: String, _ intent: PresentationIntent?) {
    var spans = InlineMarkdown.spans(text, syntax: syntax)
    if spans.contains(where: { $0.agreement != nil }) {
      // Nouns of a phrase agree with its numbers.
      let locale = options.languageCode.map { Locale(identifier: $0) } ?? .current
      for index in spans.indices where spans[index].agreement != nil {
        spans[index].string = NumberAgreement.apply(to: [spans[index].string], locale)[0]
      }
    }
    for span in spans {
      var string = AttributedString(span.string, attributes: span.attributes)
      if let intent { string.presentationIntent = intent }
      result += string
    }
  }

  private mutating func append(_ text: String, _ intent: PresentationIntent) {
    var string = AttributedString(text)
    string.presentationIntent = intent
    result += string
  }
}
