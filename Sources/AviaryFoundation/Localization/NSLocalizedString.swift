public import Foundation

// Foundation's own function reads no string catalogues. A call without all five arguments finds these, which have
// no default values; one with all five finds Foundation's.

/// A string of a table, in the languages that the person prefers; the key where there is none.
///
/// - Parameters:
///   - key: The key.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, .main, "")
}

/// A string of a table, in the languages that the person prefers; the key where there is none.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table's name without extension; nil for `Localizable`.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, .main, "")
}

/// A string of a table, in the languages that the person prefers; the key where there is none.
///
/// - Parameters:
///   - key: The key.
///   - bundle: Where the table is.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, bundle, "")
}

/// A string of a table, in the languages that the person prefers; the key where there is none.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table's name without extension; nil for `Localizable`.
///   - bundle: Where the table is.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  localized(key, tableName, bundle, "")
}

/// A string of a table, in the languages that the person prefers, or a default.
///
/// - Parameters:
///   - key: The key.
///   - value: What stands for a string that isn't there; the key if this is empty.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, .main, value)
}

/// A string of a table, in the languages that the person prefers, or a default.
///
/// - Parameters:
///   - key: The key.
///   - bundle: Where the table is.
///   - value: What stands for a string that isn't there; the key if this is empty.
///   - comment: A remark for the translator.
/// - Returns: The string.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  localized(key, nil, bundle, value)
}

private func localized(
  _ key: String,
  _ table: String?,
  _ bundle: Bundle,
  _ value: String
) -> String {
  StringTables.format(key, table: table, bundle: bundle, languages: .preferred)
    ?? (value.isEmpty ? key : value)
}
