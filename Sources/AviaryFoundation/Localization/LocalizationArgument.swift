package import Foundation

/// A value that is put into a localized string.
package indirect enum LocalizationArgument: Equatable, Sendable {
  case number(FormatNumber)
  case string(String)
  case attributed(AttributedString)
  /// A value in a format, which the locale of the string applies to.
  case formatted(FormattedArgument)
  /// A string that is looked up itself.
  case resource(LocalizedStringResource)
  /// A value that comes later.
  case placeholder(String.LocalizationValue.Placeholder)

  /// The number, if it is one.
  package var number: FormatNumber? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension LocalizationArgument: Codable {
  /// What is written of an argument: values with attributes or a format are what they say.
  private indirect enum Coded: Codable {
    case number(FormatNumber)
    case string(String)
    case resource(LocalizedStringResource)
    case placeholder(String.LocalizationValue.Placeholder)
  }

  package init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .resource(let resource): self = .resource(resource)
    case .placeholder(let placeholder): self = .placeholder(placeholder)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch self {
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      case .attributed(let string): .string(String(string.characters))
      case .formatted(let value): .string(String(value.string.characters))
      case .resource(let resource): .resource(resource)
      case .placeholder(let placeholder): .placeholder(placeholder)
      }
    try coded.encode(to: encoder)
  }
}

/// A value with its format.
///
/// Two are equal that say the same in their formats' own locales.
package struct FormattedArgument: Equatable, Sendable {
  /// What the value says in the format's own locale.
  fileprivate let string: AttributedString
  private let write: Writer

  /// Knows the value and its format, whose types need not be sendable; they are values that nobody changes.
  private struct Writer: @unchecked Sendable {
    let write: (Locale) -> AttributedString
  }

  init<F: FormatStyle>(
    _ input: F.FormatInput,
    _ format: F,
    _ attributed: @escaping (F.FormatOutput) -> AttributedString
  ) {
    string = attributed(format.format(input))
    write = Writer { attributed(format.locale($0).format(input)) }
  }

  /// What the value says.
  ///
  /// - Parameter locale: The locale to write it in.
  package func string(_ locale: Locale) -> AttributedString { write.write(locale) }

  package static func == (a: FormattedArgument, b: FormattedArgument) -> Bool {
    a.string == b.string
  }
}
