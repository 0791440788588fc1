import Foundation

/// Reads `.stringsdict` tables: property lists of formats whose parts depend on numbers.
enum StringsDictionary {
  /// The entries of a table, by key; those that have no known form are left out.
  ///
  /// - Parameter data: The file.
  static func entries(_ data: Data) -> [String: CatalogueEntry] {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: Any]
    else { return [:] }
    return table.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ rule: [String: Any]) -> CatalogueEntry? {
    if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(value))
    }
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
      // Views are as wide as they like: the longest.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { value($0.value) }
    }
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: CatalogueEntry.Substitution] = [:]
    for (name, variable) in rule {
      guard let variable = variable as? [String: Any],
        variable["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      let forms = variable.filter { !$0.key.hasPrefix("NSString") }.compactMapValues(value)
      substitutions[name] = CatalogueEntry.Substitution(
        argument: nil,
        specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "d",
        entry: .plural(forms, argument: nil)
      )
    }
    return .substitutions(.text(format), substitutions)
  }

  private static func value(_ value: Any) -> CatalogueEntry? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(entry)
  }
}
