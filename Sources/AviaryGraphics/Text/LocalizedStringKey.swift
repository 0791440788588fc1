package import AviaryFoundation
import Foundation

/// The key of a string in a table, with the values to be put into it.
///
/// The key of `"\(count) of \(name)"` is `%lld of %@`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A value to be put into the string.
  enum Argument: Equatable, Sendable {
    case number(FormatNumber)
    case text(Text)

    /// The number, if it is one.
    var number: FormatNumber? {
      if case .number(let number) = self { number } else { nil }
    }
  }

  let key: String
  let arguments: [Argument]
  /// Whether the key is a format, in which `%%` stands for a percent sign.
  let isFormat: Bool
  /// What is looked up instead of the key, and where; nil for the key itself.
  private(set) var lookup: Lookup?

  /// Where a resource is looked up.
  struct Lookup: Equatable, Sendable {
    var key: String
    var table: String?
    var bundle: URL?
  }

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

  /// Makes a key that stands for a resource: it is looked up as the resource says.
  ///
  /// - Parameter resource: The resource; the environment chooses the language, not its locale.
  package init(_ resource: LocalizedStringResource) {
    key = resource.defaultValue.key
    arguments = resource.defaultValue.arguments.map { argument in
      switch argument {
      case .number(let number): .number(number)
      case .string(let string): .text(Text(verbatim: string))
      case .attributed(let string): .text(Text(string))
      case .formatted(let value): .text(Text(LocalizedValueTextSource(value)))
      case .resource(let resource): .text(Text(resource))
      // Nobody hands the value over.
      case .placeholder: .text(Text(verbatim: ""))
      }
    }
    isFormat = resource.defaultValue.isFormat
    lookup = Lookup(key: resource.key, table: resource.table, bundle: resource.bundleURL)
  }

  /// Whether the key says what it says without looking at its characters: no values, no Markdown.
  var isPlain: Bool {
    !isFormat && lookup == nil && !InlineMarkdown.mayContainMarkup(key)
  }
}

extension LocalizedStringKey: Sendable {}

extension LocalizedStringKey: CustomReflectable {
  /// The key, whether it is a format, and its values, by the names and in the order of SwiftUI's: packages read them so.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        ("key", key as Any), ("hasFormatting", isFormat as Any),
        ("arguments", arguments.map(MirroredArgument.init) as Any),
      ],
      displayStyle: .struct
    )
  }

  /// A value, and what formats it; nil for nothing.
  private struct MirroredArgument {
    let value: Any
    let formatter: Formatter? = nil

    init(_ argument: Argument) {
      switch argument {
      case .number(.integer(let number)): value = Int(number)
      case .number(.unsigned(let number)): value = UInt(number)
      case .number(.double(let number)): value = number
      case .text(let text):
        value = if case .verbatim(let string) = text.storage { string } else { "\(text)" }
      }
    }
  }
}
