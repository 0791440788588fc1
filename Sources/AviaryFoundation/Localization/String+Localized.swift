public import Foundation

extension String {
  /// A string of a table, looked up now in the languages that the person prefers.
  ///
  /// The preferred languages are those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it; shown itself where no table has it.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; it does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, [], table, bundle, locale)
  }

  /// A string of a table, with values for the placeholders of its key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with values to be put into it; shown itself where no table has it.
  ///   - options: Holds the values for placeholders.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; it does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, options.replacements ?? [], table, bundle, locale)
  }

  /// A string of a table, with what is shown where no table has its key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown otherwise, with values to be put into it.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; it does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, [], table, bundle, locale)
  }

  /// A string of a table, with a default and values for placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown otherwise, with values to be put into it.
  ///   - options: Holds the values for placeholders.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - locale: How values are written; it does not choose the language.
  ///   - comment: A remark for the translator; nil for none.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, options.replacements ?? [], table, bundle, locale)
  }

  /// The string of a resource, in the language of its locale.
  ///
  /// - Parameter resource: The resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup(resource).string
  }

  /// The string of a resource, with values for placeholders.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - options: Holds the values for placeholders.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = LocalizedLookup(resource, replacements: options.replacements ?? []).string
  }

  private init(
    _ key: String,
    _ value: String.LocalizationValue,
    _ replacements: [any CVarArg],
    _ table: String?,
    _ bundle: Bundle?,
    _ locale: Locale
  ) {
    self =
      LocalizedLookup(
        key: key,
        value: value,
        table: table,
        bundle: bundle,
        languages: .preferred,
        locale: locale,
        replacements: replacements
      ).string
  }
}
