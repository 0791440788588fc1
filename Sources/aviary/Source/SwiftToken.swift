/// One token of Swift source, as much as finding declarations needs.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or keyword; backticks are taken off.
    case word
    /// A literal number.
    case number
    /// A string literal, whole, interpolations included. Its text is empty.
    case string
    /// A single punctuation character, or `->`.
    case symbol
    /// `#if`, `#elseif`, `#else`, `#endif`; the text is the whole line.
    case directive
  }

  var kind: Kind
  var text: String
  /// The line it starts on, from 1.
  var line: Int

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
}
