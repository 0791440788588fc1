package import Foundation

/// Reads the Markdown that may stand in a line: emphasis, code, strikethrough, links, attributes
/// and escapes.
///
/// The rules are CommonMark's for inlines, with `~~` of GitHub's dialect and Apple's
/// `^[text](attributes)`. Blocks stay as they are; images, HTML and white space do too, unless the
/// syntax says else.
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
    /// The addresses of `[text][name]`, by their names as `normalized` has them.
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
    // 1. Take the text apart into characters, code, brackets and runs of delimiters. A bracket that
    //    closes a link has the delimiters within matched.
    scanner.scan()
    // 2. Match the delimiters that are left.
    scanner.match(from: 0)
    // 3. Put together what looks the same.
    return scanner.result()
  }

  /// How many steps reading a text takes, which tests hold against its length.
  static func steps(_ string: String, syntax: Syntax = Syntax()) -> Int {
    var scanner = InlineMarkdown(Array(string), syntax, { $0 })
    scanner.scan()
    scanner.match(from: 0)
    return scanner.steps
  }

  enum Token {
    case text(String)
    case code(String)
    /// Spans of an address, of HTML or of a break, finished already.
    case finished([Span])
    /// A run of delimiters, by its place in `delimiters`.
    case delimiter(Int)
    /// Where a link, an image or a phrase with attributes begins.
    case begin(Wrap)
    /// Where what began last ends.
    case end
  }

  /// What stands around other text.
  enum Wrap {
    case link(URL)
    case image(URL)
    /// A phrase with attributes: where it begins, if its words agree with its numbers.
    case phrase(agreement: Int?)
  }

  let characters: [Character]
  let syntax: Syntax
  let destination: (String) -> String
  var position = 0
  var tokens: [Token] = []
  var literal = ""
  var delimiters: [Delimiter] = []
  /// The delimiters that nothing has matched yet.
  var unmatched: [Int] = []
  var brackets: [Bracket] = []
  /// Brackets below this place of `brackets` have a link in them, and can't be links themselves.
  var firstActiveBracket = 0
  /// Where the last run of so many backquotes begins; nil before it was asked for.
  var lastCodeRuns: [Int: Int]?
  /// Whether the rest of the text has no `>`.
  var hasNoAngle = false
  /// Counts how often a character or delimiter is looked at.
  var steps = 0

  init(
    _ characters: [Character],
    _ syntax: Syntax,
    _ destination: @escaping (String) -> String
  ) {
    self.characters = characters
    self.syntax = syntax
    self.destination = destination
  }
}
