public import Foundation

extension AttributedString {
  /// How localized strings with attributes are put together.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes options of their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each value gets the attribute `replacementIndex`: which argument it was, from 1.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// How strings with attributes are localized beyond the usual.
  public struct LocalizationOptions {
    /// Whether each value gets the attribute `replacementIndex`: which argument it was, from 1.
    public var applyReplacementIndexAttribute = false
    /// The values for the placeholders of a key, in their order; nil for none.
    public var replacements: [any CVarArg]?

    /// Makes options without replacements.
    public init() {}
  }

  /// A string of a table whose Markdown has become attributes.
  ///
  /// In English the nouns of `^[\(count) item](inflect: true)` agree with their numbers; in other languages
  /// they stay as they are.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it; shown itself where no table has it.
  ///   - options: Which attributes are set.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; nil for the current locale. It does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, options, table, bundle, locale)
  }

  /// A string of a table whose Markdown has become attributes, with a default.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where no table has it, with values to be put into it.
  ///   - options: Which attributes are set.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; nil for the current locale. It does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, options, table, bundle, locale)
  }

  /// A string of a table whose Markdown has become attributes; those of a scope are told apart by their type.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it; shown itself where no table has it.
  ///   - options: Which attributes are set.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; nil for the current locale. It does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  ///   - scope: The scope of the attributes; Foundation's are set in any.
  public init<S: AttributeScope>(
    localized keyAndValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: S.Type
  ) {
    self.init(keyAndValue.key, keyAndValue, options, table, bundle, locale)
  }

  /// The string of a resource, its Markdown as attributes.
  ///
  /// - Parameter resource: The resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup(resource).attributedString()
  }

  /// The string of a resource, its Markdown as attributes.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - options: Which attributes are set.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
    self = LocalizedLookup(resource).attributedString(
      numbersArguments: options.contains(.applyReplacementIndexAttribute)
    )
  }

  /// The string of a resource with values for placeholders, its Markdown as attributes.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - options: Holds the values, and says which attributes are set.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = LocalizedLookup(resource, replacements: options.replacements ?? []).attributedString(
      numbersArguments: options.applyReplacementIndexAttribute
    )
  }

  private init(
    _ key: String,
    _ value: String.LocalizationValue,
    _ options: FormattingOptions,
    _ table: String?,
    _ bundle: Bundle?,
    _ locale: Locale?
  ) {
    self =
      LocalizedLookup(
        key: key,
        value: value,
        table: table,
        bundle: bundle,
        languages: .preferred,
        locale: locale ?? .current
      ).attributedString(
        numbersArguments: options.contains(.applyReplacementIndexAttribute)
      )
  }
}
