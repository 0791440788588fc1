import Foundation
import Synchronization

/// Finds translations in the string tables of bundles.
///
/// A table is looked for once for each bundle and locale; most programs have none, and then nothing is
/// looked up.
enum LocalizedStrings {
  private struct TableKey: Hashable {
    var path: String
    var table: String
    var locale: String
  }

  /// What was read of the program's bundles, which do not change while it runs.
  private static let tables = Mutex<[TableKey: [String: String]]>([:])

  /// Whether the program's own bundle has any table of strings.
  static let mainBundleHasTables: Bool = {
    let folders = [""] + Bundle.main.localizations.map { $0 + ".lproj" }
    guard let resources = Bundle.main.resourceURL else { return false }
    return folders.contains { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? resources.path : resources.appendingPathComponent(folder).path
      )
      return (files ?? []).contains { $0.hasSuffix(".strings") }
    }
  }()

  /// The translation of a key, or the key where there is none.
  static func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    if bundle == nil, !mainBundleHasTables { return key }
    let bundle = bundle ?? .main
    return strings(of: table ?? "Localizable", in: bundle, locale)[key] ?? key
  }

  private static func strings(
    of table: String,
    in bundle: Bundle,
    _ locale: Locale
  ) -> [String: String] {
    let key = TableKey(path: bundle.bundlePath, table: table, locale: locale.identifier)
    if let known = tables.withLock({ $0[key] }) { return known }
    var strings: [String: String] = [:]
    // Later ones win: no language, the development language, the locale's.
    for localization in [nil] + languages(of: bundle, locale).reversed() {
      strings.merge(load(table, localization, bundle)) { $1 }
    }
    tables.withLock { [strings] in $0[key] = strings }
    return strings
  }

  private static func load(
    _ table: String,
    _ localization: String?,
    _ bundle: Bundle
  ) -> [String: String] {
    guard let resources = bundle.resourceURL else { return [:] }
    let folder = localization.map { resources.appendingPathComponent($0 + ".lproj") } ?? resources
    let url = folder.appendingPathComponent(table + ".strings")
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }

  /// The bundle's languages that suit a locale, the best first; the development language comes last.
  static func languages(of bundle: Bundle, _ locale: Locale) -> [String] {
    let available = bundle.localizations
    let wanted = locale.identifier.replacing("_", with: "-")
    var names: [String] = []
    var candidate = wanted[...]
    while !candidate.isEmpty {
      if let found = available.first(where: {
        $0.replacing("_", with: "-").lowercased() == candidate.lowercased()
      }) {
        names.append(found)
      }
      guard let dash = candidate.lastIndex(of: "-") else { break }
      candidate = candidate[..<dash]
    }
    // Foundation's own answer traps where the bundle doesn't name the language.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    for fallback in [development, "Base"] {
      if available.contains(fallback), !names.contains(fallback) {
        names.append(fallback)
      }
    }
    return names
  }
}
