/// A literal in the code of a view that can be given another value while the program runs.
package struct ViewLiteral: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// A whole number, perhaps with a sign.
    case integer
    /// A number with a fraction or an exponent.
    case float
    /// A text of one line, without values in it.
    case text
    /// `true` or `false`.
    case boolean
    /// One of the named colours.
    case color
  }

  package var kind: Kind
  /// The bytes of the expression.
  package var expression: Range<Int>
  /// The bytes of what may change in it: of a colour its name alone.
  package var value: Range<Int>
  /// The line, from 0.
  package var line: Int

  /// The names of colours that can take each other's places.
  package static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]
}
