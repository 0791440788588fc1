import Foundation

/// Which labels, values or identifiers are meant.
///
/// A string literal means the very same text: `screen.button("Add")`. Spaces of other widths, and those at which no line
/// breaks, are taken for spaces: `"9:41 AM"` is found where the language puts a narrow one.
public struct TextMatch: ExpressibleByStringInterpolation, Sendable {
  enum Rule: Sendable {
    case equal(String)
    case containing(String)
    case beginning(String)
    case pattern(String)
  }

  let rule: Rule

  /// A text that is the same, to the letter.
  public init(stringLiteral value: String) { rule = .equal(value) }

  private init(_ rule: Rule) { self.rule = rule }

  /// A text that is the same, to the letter.
  public static func equal(_ text: some StringProtocol) -> TextMatch { .init(.equal(String(text))) }

  /// A text that has another one in it, in capitals or not.
  public static func containing(_ part: some StringProtocol) -> TextMatch {
    .init(.containing(String(part)))
  }

  /// A text that begins with another one, in capitals or not.
  public static func beginning(with start: some StringProtocol) -> TextMatch {
    .init(.beginning(String(start)))
  }

  /// A text in which a regular expression is found, in the syntax of `NSRegularExpression`.
  ///
  /// One that can't be read matches nothing.
  public static func matching(_ pattern: some StringProtocol) -> TextMatch {
    .init(.pattern(String(pattern)))
  }

  func matches(_ original: String) -> Bool {
    let text = Self.spaced(original)
    return switch rule {
    case .equal(let other): text == Self.spaced(other)
    case .containing(let part):
      text.range(of: Self.spaced(part), options: .caseInsensitive) != nil
    case .beginning(let start):
      text.range(of: Self.spaced(start), options: [.caseInsensitive, .anchored]) != nil
    case .pattern(let pattern):
      [text, original].contains { $0.range(of: pattern, options: .regularExpression) != nil }
    }
  }

  /// The text with every space that looks like one as the same character.
  private static func spaced(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(text.map { $0.isWhitespace && !$0.isNewline ? " " : $0 })
  }

  /// What labels are compared with to find the nearest.
  var text: String {
    switch rule {
    case .equal(let text), .containing(let text), .beginning(let text), .pattern(let text): text
    }
  }

  /// As a message says it.
  var words: String {
    switch rule {
    case .equal(let text): "“\(text)”"
    case .containing(let text): "with “\(text)” in it"
    case .beginning(let text): "that begins with “\(text)”"
    case .pattern(let text): "that matches /\(text)/"
    }
  }
}
