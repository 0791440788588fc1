/// The smallest piece of Swift source that the scanner tells apart.
///
/// There are only the kinds that the splitting of declarations needs. A literal is one token with all
/// that is interpolated into it.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A word: name, keyword or escaped name; also `$0`.
    case word
    /// A number.
    case number
    /// A string or regular expression.
    case literal
    /// A run of operator characters, such as `=`, `->` or `>?`.
    case symbol
    /// One character that never joins others: brackets, `,` `:` `;` `.` `@` `#` `\`.
    case punctuation
  }

  package var kind: Kind
  /// Bytes from the beginning of the source.
  package var range: Range<Int>
  /// Whether it is the first token of its line.
  package var startsLine: Bool
  /// Whether white space or a comment comes right before it, or it is the first token.
  package var followsSpace: Bool
}
