public import AviaryFoundation
public import Foundation

extension LocalizedStringKey {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(Text(verbatim: string)), "%@")
    }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ substring: Substring) {
      appendInterpolation(String(substring))
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    /// Adds an attributed string with its styles.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a part of an attributed string with its styles.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      appendInterpolation(Text(AttributedString(attributedSubstring)))
    }

    /// Adds a string that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._argument.value), value._specifier)
    }

    /// Adds a number in a format of C's, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._argument.value), specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value in a format with styles.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value that changes with the time, and goes on by itself.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>,
      format: F
    ) where F.FormatInput == V, F.FormatOutput == String {
      appendInterpolation(Text(source, format: format))
    }

    /// Adds a value that changes with the time, in a format with styles.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>,
      format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
      appendInterpolation(Text(source, format: format))
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
    public mutating func appendInterpolation<T>(_ object: T) {
      appendInterpolation(String(describing: object))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds the time that is left or gone in an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }
  }
}
