public import Foundation

/// A string that is looked up when it is needed, perhaps in another language than now.
public struct LocalizedStringResource: Equatable, Sendable, Codable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// The key to look up.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name without extension; nil for `Localizable`.
  public let table: String?
  /// Whose language is looked for, and how numbers are written.
  public var locale: Locale
  /// Where the table is.
  package let bundleURL: URL?

  /// Where a resource's table is.
  public enum BundleDescription: Sendable {
    /// In the program's own bundle.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)
  }

  /// Makes a resource of a key that is also its default.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it.
  ///   - table: The table's name without extension; nil for `Localizable`.
  ///   - locale: Whose language is looked for; the current one stands for what the person prefers.
  ///   - bundle: Where the table is.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, Self.url(bundle))
  }

  /// Makes a resource of a key, with what is shown where no table has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown otherwise, with values to be put into it.
  ///   - table: The table's name without extension; nil for `Localizable`.
  ///   - locale: Whose language is looked for; the current one stands for what the person prefers.
  ///   - bundle: Where the table is.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, table, locale, Self.url(bundle))
  }

  /// Makes a resource of a key that is also its default, in a bundle.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it.
  ///   - table: The table's name without extension; nil for `Localizable`.
  ///   - locale: Whose language is looked for; the current one stands for what the person prefers.
  ///   - bundle: Where the table is.
  ///   - comment: A remark for the translator; nil for none.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, Self.url(bundle))
  }

  /// Makes a resource of a key in a bundle, with what is shown where no table has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown otherwise, with values to be put into it.
  ///   - table: The table's name without extension; nil for `Localizable`.
  ///   - locale: Whose language is looked for; the current one stands for what the person prefers.
  ///   - bundle: Where the table is.
  ///   - comment: A remark for the translator; nil for none.
  @_disfavoredOverload
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, table, locale, Self.url(bundle))
  }

  /// Makes a resource of a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource of a literal with values in it.
  ///
  /// - Parameter stringInterpolation: The literal's parts.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String,
    _ defaultValue: String.LocalizationValue,
    _ table: String?,
    _ locale: Locale,
    _ bundleURL: URL?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundleURL = bundleURL
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// Where the table is.
  public var bundle: BundleDescription { bundleURL.map { .atURL($0) } ?? .main }

  /// The bundle of the table; nil for the main bundle.
  package var tableBundle: Bundle? { bundleURL.flatMap { Bundle(url: $0) } }

  private static func url(_ bundle: BundleDescription) -> URL? {
    switch bundle {
    case .main: nil
    case .forClass(let type): url(Bundle(for: type))
    case .atURL(let url): url
    }
  }

  private static func url(_ bundle: Bundle) -> URL? {
    bundle === Bundle.main ? nil : bundle.bundleURL
  }
}

/// A type whose values can be shown in a language that is chosen later.
public protocol CustomLocalizedStringResourceConvertible {
  /// The string that stands for the value.
  var localizedStringResource: LocalizedStringResource { get }
}
