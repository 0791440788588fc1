import SwiftUI

/// What the editor's text may have: what Markdown can say.
struct MarkdownAttributes: AttributeScope {
  let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  let link: AttributeScopes.FoundationAttributes.LinkAttribute
  let inlinePresentationIntent:
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

/// Fonts are those that Markdown can say: bold, italic, both, or none of it.
struct MarkdownFonts: AttributedTextValueConstraint {
  typealias Scope = MarkdownAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.FontAttribute

  let context: Font.Context

  func constrain(_ container: inout Attributes) {
    guard let font = container.font?.resolve(in: context) else { return }
    container.font = .markdown(bold: font.isBold, italic: font.isItalic)
  }
}

struct MarkdownDefinition: AttributedTextFormattingDefinition {
  typealias Scope = MarkdownAttributes
  let context: Font.Context

  var body: some AttributedTextFormattingDefinition<MarkdownAttributes> {
    MarkdownFonts(context: context)
  }
}

extension Font {
  static func markdown(bold: Bool, italic: Bool) -> Font? {
    switch (bold, italic) {
    case (false, false): nil
    case (true, false): .body.bold()
    case (false, true): .body.italic()
    case (true, true): .body.bold().italic()
    }
  }
}

extension AttributedString {
  /// Reads Markdown, line by line, with its emphasis as fonts.
  init(editedMarkdown source: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    var text =
      (try? AttributedString(markdown: source, options: options)) ?? AttributedString(source)
    for run in text.runs {
      let intent = run.inlinePresentationIntent ?? []
      text[run.range].font = .markdown(
        bold: intent.contains(.stronglyEmphasized),
        italic: intent.contains(.emphasized)
      )
      // Code is what it says, and looks like it; fonts say the rest.
      text[run.range].inlinePresentationIntent = intent.contains(.code) ? .code : nil
    }
    self = text
  }

  /// The text as Markdown.
  var markdown: String {
    let context = EnvironmentValues().fontResolutionContext
    var result = ""
    for run in runs {
      let font = run.font?.resolve(in: context)
      let mark = (font?.isBold == true ? "**" : "") + (font?.isItalic == true ? "*" : "")
      for (index, line) in self[run.range].characters
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { result += "\n" }
        let words = String(line)
        // Emphasis begins and ends at a word.
        let core = words.trimmingCharacters(in: .whitespaces)
        guard !core.isEmpty else {
          result += words
          continue
        }
        let start = words.prefix { $0.isWhitespace }
        let end = words.dropFirst(start.count + core.count)
        let isCode = run.inlinePresentationIntent?.contains(.code) == true
        let marked = mark + (isCode ? "`\(core)`" : core.escaped) + String(mark.reversed())
        result += start + (run.link.map { "[\(marked)](\($0.absoluteString))" } ?? marked) + end
      }
    }
    return result
  }
}

extension String {
  /// The text with a backslash before what would be read as emphasis or code.
  fileprivate var escaped: String {
    var result = ""
    for index in indices {
      let before = index == startIndex ? " " : self[self.index(before: index)]
      let next = self.index(after: index)
      let after = next == endIndex ? " " : self[next]
      // A sign alone, as that of a list, is text.
      if "*`\\".contains(self[index]), !before.isWhitespace || !after.isWhitespace {
        result += "\\"
      }
      result.append(self[index])
    }
    return result
  }
}
