public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what stands in them.
      case full
      /// What stands in a line; the ends of lines are spaces.
      case inlineOnly
      /// What stands in a line; all white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that can't be read.
    public enum FailurePolicy: Int, Sendable {
      /// An error.
      case throwError
      /// As much as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is read; of the attributes `inflect` alone has an effect.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that can't be read: of data that is no UTF-8.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which becomes an attribute; nil for none.
    public var languageCode: String?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether `^[text](attributes)` is read.
    ///   - interpretedSyntax: What of Markdown is read.
    ///   - failurePolicy: What becomes of a text that can't be read.
    ///   - languageCode: The language of the text; nil for none.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
