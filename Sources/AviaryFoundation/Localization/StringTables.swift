package import Foundation
import Synchronization

/// Finds translations in the string tables of bundles: `.strings`, `.stringsdict` and string catalogues.
///
/// A table is looked for once for each bundle and language; most programs have none, and then nothing is
/// looked up.
package enum StringTables {
  private struct TableKey: Hashable {
    var path: String
    var table: String
    var languages: LanguageChoice
  }

  /// An entry, and whose plural rules it was written for.
  private struct Entry: Sendable {
    var entry: CatalogueEntry
    var language: String
  }

  /// What was read of the program's bundles, which do not change while it runs.
  private static let tables = Mutex<[TableKey: [String: Entry]]>([:])

  /// Whether the program's own bundle has any table of strings.
  package static let mainBundleHasTables: Bool = {
    let folders = [""] + Bundle.main.localizations.map { $0 + ".lproj" }
    guard let resources = Bundle.main.resourceURL else { return false }
    return folders.contains { folder in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? resources.path : resources.appendingPathComponent(folder).path
      )
      return (files ?? []).contains { file in
        [".strings", ".stringsdict", ".xcstrings"].contains { file.hasSuffix($0) }
      }
    }
  }()

  /// The format that a table has for a key, chosen by the numbers that go into it; nil where it has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - numbers: The arguments; nil for one that is no number.
  ///   - table: The table's name without extension; nil or empty for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - languages: Which languages to look for.
  package static func format(
    _ key: String,
    _ numbers: [FormatNumber?] = [],
    table: String?,
    bundle: Bundle?,
    languages: LanguageChoice
  ) -> String? {
    if bundle == nil || bundle === Bundle.main, !mainBundleHasTables { return nil }
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard let found = entries(of: name, in: bundle ?? .main, languages)[key] else { return nil }
    return found.entry.format(numbers, language: found.language)
  }

  private static func entries(
    of table: String,
    in bundle: Bundle,
    _ languages: LanguageChoice
  ) -> [String: Entry] {
    let key = TableKey(path: bundle.bundlePath, table: table, languages: languages)
    if let known = tables.withLock({ $0[key] }) { return known }
    let catalogue = data(table + ".xcstrings", nil, bundle).flatMap(StringCatalogue.init)
    // Foundation's own answer traps where the bundle doesn't name the language.
    let development =
      bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? catalogue?.sourceLanguage
      ?? "en"
    var available = bundle.localizations
    for language in catalogue?.languages ?? [] where !available.contains(language) {
      available.append(language)
    }
    var entries: [String: Entry] = [:]
    // Later ones win: no language, the development language, the one that is wanted.
    for localization in [nil]
      + languages.matches(in: available, development: development).reversed()
    {
      // What is in no language's folder, or in the base's, is in the language of the developer.
      let language = localization.flatMap { $0 == "Base" ? nil : $0 } ?? development
      func merge(_ found: [String: CatalogueEntry]) {
        entries.merge(found.mapValues { Entry(entry: $0, language: language) }) { $1 }
      }
      merge(strings(table, localization, bundle).mapValues { .text($0) })
      if let data = data(table + ".stringsdict", localization, bundle) {
        merge(StringsDictionary.entries(data))
      }
      if let localization { merge(catalogue?.entries[localization] ?? [:]) }
    }
    tables.withLock { [entries] in $0[key] = entries }
    return entries
  }

  private static func strings(
    _ table: String,
    _ localization: String?,
    _ bundle: Bundle
  ) -> [String: String] {
    guard var data = data(table + ".strings", localization, bundle) else { return [:] }
    // Xcode wrote the files in UTF-16 for years.
    if let mark = data.first, mark == 0xFE || mark == 0xFF,
      let text = String(data: data, encoding: .utf16)
    {
      data = Data(text.utf8)
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  private static func data(_ file: String, _ localization: String?, _ bundle: Bundle) -> Data? {
    guard let resources = bundle.resourceURL else { return nil }
    let folder = localization.map { resources.appendingPathComponent($0 + ".lproj") } ?? resources
    return try? Data(contentsOf: folder.appendingPathComponent(file))
  }
}
