import Foundation

extension String {
  /// The key of a string in a table, with the values to be put into it; also what is shown where no table has it.
  ///
  /// The key of `"\(count) of \(name)"` is `%lld of %@`.
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// The key, a format if there are values.
    package let key: String
    /// The values, in order.
    package let arguments: [LocalizationArgument]
    /// Whether the key is a format, in which `%%` stands for a percent sign.
    package let isFormat: Bool

    /// Makes a key of a string; a percent sign in it is one.
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

    /// What stands for a value that is handed over later, in `LocalizationOptions.replacements`.
    public enum Placeholder: Hashable, Sendable, Codable {
      /// A signed integer.
      case int
      /// An unsigned integer.
      case uint
      /// A number in single precision.
      case float
      /// A number in double precision.
      case double
      /// A string or another object.
      case object

      /// The place in the key.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }

  /// How strings are localized beyond the usual.
  public struct LocalizationOptions {
    /// The values for the placeholders of a key, in their order; nil for none.
    public var replacements: [any CVarArg]?

    /// Makes options without replacements.
    public init() {}
  }
}
