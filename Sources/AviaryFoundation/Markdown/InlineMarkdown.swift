package import Foundation

/// Reads the Markdown that may stand in a line: emphasis, code, strikethrough, links, attributes and escapes.
///
/// The rules are CommonMark's for inlines, with `~~` of GitHub's dialect and Apple's `^[text](attributes)`. Blocks stay as they are; images,
/// HTML and white space do too, unless the syntax says else.
package struct InlineMarkdown {
  /// A part of the text that looks the same throughout.
  package struct Span: Equatable {
    package var string: String
    package var isBold = false
    package var isItalic = false
    package var isCode = false
    package var isStruck = false
    package var link: URL?
    /// Tells the phrase apart whose words agree with its numbers; nil outside of such phrases.
    package var agreement: Int?
    /// The picture that the string stands for.
    package var imageURL: URL?
    package var isHTML = false
    package var isSoftBreak = false
    package var isLineBreak = false
  }

  /// What is read as markup.
  package struct Syntax: Sendable {
    /// Whether `![text](address)` is an image.
    package var readsImages = false
    /// Whether tags are HTML; they stay in the text.
    package var readsHTML = false
    /// Whether a line that ends is a space, or a break if two spaces or a backslash end it.
    package var readsLineBreaks = false
    /// Whether `^[text](attributes)` is read.
    package var readsAttributes = true
    /// The addresses of `[text][name]`, by their names in small letters.
    package var references: [String: String] = [:]
    /// What addresses are relative to; nil for nothing.
    package var baseURL: URL?

    /// The syntax of localized strings.
    package init() {}
  }

  /// Whether any character could be markup.
  package static func mayContainMarkup(_ string: String) -> Bool {
    string.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// The spans of a text, without its markup.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - syntax: What is read as markup.
  ///   - destination: Completes the address of a link, in which values are still to be filled in.
  package static func spans(
    _ string: String,
    syntax: Syntax = Syntax(),
    destination: @escaping (String) -> String = { $0 }
  ) -> [Span] {
    guard mayContainMarkup(string) || syntax.readsLineBreaks && string.contains(where: \.isNewline)
    else { return string.isEmpty ? [] : [Span(string: string)] }
    var scanner = InlineMarkdown(Array(string), syntax, destination)
    // 1. Take the text apart into characters, code, links and runs of delimiters.
    scanner.scan()
    // 2. Match the delimiters.
    scanner.match()
    // 3. Put together what looks the same.
    return scanner.result()
  }

  enum Token {
    case text(String)
    case code(String)
    /// Spans of a link or an image, of HTML or of a break, finished already.
    case finished([Span])
    case delimiter(Delimiter)
  }

  struct Delimiter {
    var character: Character
    /// How many of the characters are not used up.
    var count: Int
    let length: Int
    let opens: Bool
    let closes: Bool
    /// Spans that begin, and that end, here; the ends come first.
    var starts: [Emphasis] = []
    var ends: [Emphasis] = []
  }

  enum Emphasis { case bold, italic, struck }

  let characters: [Character]
  let syntax: Syntax
  let destination: (String) -> String
  var position = 0
  var tokens: [Token] = []
  var literal = ""

  init(
    _ characters: [Character],
    _ syntax: Syntax,
    _ destination: @escaping (String) -> String
  ) {
    self.characters = characters
    self.syntax = syntax
    self.destination = destination
  }

  // MARK: - 3. Spans

  private func result() -> [Span] {
    var spans: [Span] = []
    var bold = 0
    var italic = 0
    var struck = 0
    func count(_ emphasis: Emphasis, _ change: Int) {
      switch emphasis {
      case .bold: bold += change
      case .italic: italic += change
      case .struck: struck += change
      }
    }
    func append(_ span: Span) {
      var span = span
      span.isBold = span.isBold || bold > 0
      span.isItalic = span.isItalic || italic > 0
      span.isStruck = span.isStruck || struck > 0
      guard !span.string.isEmpty else { return }
      var joined = span
      joined.string = spans.last?.string ?? ""
      if spans.last == joined {
        spans[spans.count - 1].string += span.string
      } else {
        spans.append(span)
      }
    }
    for token in tokens {
      switch token {
      case .text(let string): append(Span(string: string))
      case .code(let string): append(Span(string: string, isCode: true))
      case .finished(let inside): inside.forEach(append)
      case .delimiter(let delimiter):
        for emphasis in delimiter.ends { count(emphasis, -1) }
        append(
          Span(string: String(repeating: delimiter.character, count: delimiter.count))
        )
        for emphasis in delimiter.starts { count(emphasis, 1) }
      }
    }
    return spans
  }
}
