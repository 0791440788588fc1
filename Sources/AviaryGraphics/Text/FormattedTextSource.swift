public import Foundation

/// A value, formatted where the text is shown.
final class FormattedTextSource<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable {
  private let input: F.FormatInput
  private let format: F
  private let append: (F.FormatOutput, inout TextResolver, TextStyling) -> Void

  init(
    _ input: F.FormatInput,
    _ format: F,
    append: @escaping (F.FormatOutput, inout TextResolver, TextStyling) -> Void
  ) {
    self.input = input
    self.format = format
    self.append = append
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    // A locale that somebody set around the text wins over the format's own.
    let format = resolver.text.locale.map { self.format.locale($0) } ?? self.format
    append(format.format(input), &resolver, style)
  }

  override func isEqual(to other: TextSource) -> Bool {
    let other = unsafeDowncast(other, to: FormattedTextSource<F>.self)
    return input == other.input && format == other.format
  }
}

extension Text {
  /// Makes a text of a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written, in the environment's locale.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedTextSource(input, format) { $1.append($0, $2) })
  }

  /// Makes a text of a value in a format that has styles.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written, in the environment's locale.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      FormattedTextSource(input, format) { AttributedTextSource($0).resolve(into: &$1, $2) }
    )
  }

  /// Makes a text of an object as a formatter writes it.
  ///
  /// - Parameters:
  ///   - subject: What the formatter is given.
  ///   - formatter: How it is written; what it can't write is an empty text.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes a text of a date as a formatter writes it.
  ///
  /// On Apple's systems a date is `ReferenceConvertible` as other values of Foundation's are; on
  /// Linux it isn't.
  ///
  /// - Parameters:
  ///   - subject: What the formatter is given.
  ///   - formatter: How it is written; what it can't write is an empty text.
  public nonisolated init(_ subject: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes a text of a value as a formatter writes it.
  ///
  /// - Parameters:
  ///   - subject: What the formatter is given.
  ///   - formatter: How it is written; what it can't write is an empty text.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
}
