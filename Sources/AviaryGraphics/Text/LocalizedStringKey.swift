import Foundation

/// The key of a string in a table, with the values to be put into it.
///
/// The key of `"\(count) of \(name)"` is `%lld of %@`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A value to be put into the string.
  enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
  }

  let key: String
  let arguments: [Argument]
  /// Whether the key is a format, in which `%%` stands for a percent sign.
  let isFormat: Bool

  /// Makes a key of a string; Markdown in it sets styles.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// Makes a key of a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  ///
  /// - Parameter stringInterpolation: The literal's parts.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// Whether the key says what it says without looking at its characters: no values, no Markdown.
  var isPlain: Bool { !isFormat && !InlineMarkdown.mayContainMarkup(key) }
}

extension LocalizedStringKey: Sendable {}
