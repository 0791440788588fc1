package import Foundation

/// Finds a string and puts its values in.
package struct LocalizedLookup {
  /// The format that a table has, or the default.
  private let format: String
  /// Whether a percent sign begins a place for a value.
  private let isFormat: Bool
  private let arguments: [LocalizationArgument]
  /// How values are written.
  private let locale: Locale

  /// Looks a string up.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is shown where no table has it, and the values.
  ///   - table: The table's name without extension; nil for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - languages: Which languages to look for.
  ///   - locale: How values are written.
  ///   - replacements: What stands for placeholders, in their order.
  package init(
    key: String,
    value: String.LocalizationValue,
    table: String?,
    bundle: Bundle?,
    languages: LanguageChoice,
    locale: Locale,
    replacements: [any CVarArg] = []
  ) {
    var rest = replacements[...]
    arguments = value.arguments.map { argument in
      guard case .placeholder(let kind) = argument else { return argument }
      return rest.popFirst().map { Self.argument($0, kind) } ?? argument
    }
    let found = StringTables.format(
      key,
      arguments.map(\.number),
      table: table,
      bundle: bundle,
      languages: languages
    )
    format = found ?? value.key
    isFormat = value.isFormat
    self.locale = locale
  }

  /// Looks the string of a resource up.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - replacements: What stands for placeholders, in their order.
  package init(_ resource: LocalizedStringResource, replacements: [any CVarArg] = []) {
    self.init(
      key: resource.key,
      value: resource.defaultValue,
      table: resource.table,
      bundle: resource.tableBundle,
      languages: LanguageChoice(resource.locale),
      locale: resource.locale,
      replacements: replacements
    )
  }

  // MARK: - Plain strings

  /// The string, without attributes.
  package var string: String {
    guard isFormat else { return format }
    var result = ""
    for part in FormatString(format).parts {
      switch part {
      case .literal(let literal): result += literal
      case .place(let place): result += string(place)
      }
    }
    return result
  }

  private func string(_ place: FormatString.Place) -> String {
    guard arguments.indices.contains(place.index) else { return "" }
    switch arguments[place.index] {
    case .number(let number): return InterpolatedNumber.string(number, place, locale)
    case .string(let string): return string
    case .resource(let resource): return LocalizedLookup(resource, locale).string
    case .attributed(let string): return String(string.characters)
    case .formatted(let value): return String(value.string(locale).characters)
    case .placeholder(let placeholder): return placeholder.specifier
    }
  }

  // MARK: - Attributed strings

  /// The string, whose Markdown has become attributes.
  ///
  /// - Parameter numbersArguments: Whether each value tells which argument it was, from 1.
  package func attributedString(numbersArguments: Bool = false) -> AttributedString {
    // Markup is looked for before the values are filled in: what they contain is never markup.
    let marked = isFormat ? MarkedFormat(format) : MarkedFormat(literal: format)
    let spans = InlineMarkdown.spans(marked.text) { address in
      marked.parts(of: address).map { part in
        switch part {
        case .literal(let literal): literal
        case .place(let place): string(place)
        }
      }.joined()
    }
    var result = AttributedString()
    for (span, part) in marked.agreeing(spans, locale, text: { string($0) }) {
      switch part {
      case .literal(let literal):
        result += AttributedString(literal, attributes: span.attributes)
      case .place(let place):
        var value = attributed(place)
        value.mergeAttributes(span.attributes, mergePolicy: .keepCurrent)
        if numbersArguments { value.replacementIndex = place.index + 1 }
        result += value
      }
    }
    return result
  }

  private func attributed(_ place: FormatString.Place) -> AttributedString {
    guard arguments.indices.contains(place.index) else { return AttributedString() }
    switch arguments[place.index] {
    case .attributed(let string): return string
    case .formatted(let value): return value.string(locale)
    case .resource(let resource): return LocalizedLookup(resource, locale).attributedString()
    default: return AttributedString(string(place))
    }
  }

  // MARK: - Values

  /// A resource within another string is in that string's language.
  private init(_ resource: LocalizedStringResource, _ locale: Locale) {
    var resource = resource
    resource.locale = locale
    self.init(resource)
  }

  private static func argument(
    _ value: any CVarArg,
    _ kind: String.LocalizationValue.Placeholder
  ) -> LocalizationArgument {
    switch value {
    case let number as any _FormatSpecifiable:
      switch (kind, number._argument.value) {
      case (.object, let value): return .number(value)
      case (.double, .integer(let value)), (.float, .integer(let value)):
        return .number(.double(Double(value)))
      case (_, let value): return .number(value)
      }
    case let string as String: return .string(string)
    default: return .string(String(describing: value))
    }
  }
}

extension LanguageChoice {
  /// The language of a locale; the current locale stands for what the person prefers.
  package init(_ locale: Locale) {
    self = locale == .current || locale == .autoupdatingCurrent ? .preferred : .locale(locale)
  }
}
