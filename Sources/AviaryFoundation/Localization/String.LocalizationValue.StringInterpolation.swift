public import Foundation

extension String.LocalizationValue {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var key = ""
    private(set) var arguments: [LocalizationArgument] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    private mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ substring: Substring) {
      appendInterpolation(String(substring))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._argument.value), value._specifier)
    }

    /// Adds a number in a format of C's, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._argument.value), specifier)
    }

    /// Adds a place for a value that comes later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder(placeholder), placeholder.specifier)
    }

    /// Adds a place for a value that comes later, in a format of C's.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder(placeholder), specifier)
    }

    /// Adds a value in a format; the locale of the string applies to it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedArgument(input, format) { AttributedString($0) }), "%@")
    }

    /// Adds a value in a format with attributes; the locale of the string applies to it.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.formatted(FormattedArgument(input, format) { $0 }), "%@")
    }

    /// Adds an attributed string; its attributes are lost where a plain string is made.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString), "%@")
    }

    /// Adds a part of an attributed string.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      appendInterpolation(AttributedString(attributedSubstring))
    }

    /// Adds a string that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), "%@")
    }

    /// Adds an object as a formatter writes it; nil for its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? subject.description)
    }

    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? subject.description)
    }

    /// Adds a value as a formatter writes it; nil for its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? subject.description)
    }

    /// Adds the description of any value, which no language can translate.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }
  }
}
