package import Foundation

/// Whose languages are looked for in a bundle.
package enum LanguageChoice: Hashable, Sendable {
  /// Those that the person at the computer prefers.
  case preferred
  /// The one of a locale.
  case locale(Locale)

  /// Identifiers such as `pt-BR`, the best first.
  package var identifiers: [String] {
    switch self {
    case .preferred: Self.preferredLanguages
    case .locale(let locale): [locale.identifier.replacing("_", with: "-")]
    }
  }

  /// What the environment asks for by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order, as gettext
  /// reads them; Foundation's answer, which is English on Linux, where they name no language.
  private static let preferredLanguages: [String] = {
    let environment = ProcessInfo.processInfo.environment
    return languages(environment) + Locale.preferredLanguages
  }()

  /// The languages that variables of the environment name.
  static func languages(_ environment: [String: String]) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let single = locale.flatMap(identifier)
    // As gettext: a list counts only where a language is set at all.
    guard let single else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap {
      identifier(String($0))
    }
    return list + [single]
  }

  /// `de-AT` for `de_AT.UTF-8@euro`; nil for `C` and `POSIX`.
  private static func identifier(_ value: String) -> String? {
    let parts = value.split(separator: "@", maxSplits: 1)
    guard let name = parts.first?.prefix(while: { $0 != "." }), !name.isEmpty,
      !["C", "POSIX"].contains(name)
    else { return nil }
    var identifier = name.replacing("_", with: "-")
    if parts.count > 1, parts[1] == "latin", let dash = identifier.firstIndex(of: "-") {
      identifier.insert(contentsOf: "-Latn", at: dash)
    }
    return String(identifier)
  }

  /// The languages of a bundle that suit, the best first; the development language and `Base` come last.
  ///
  /// - Parameters:
  ///   - available: What the bundle has, as it spells it.
  ///   - development: The bundle's own language.
  func matches(in available: [String], development: String) -> [String] {
    var names: [String] = []
    for wanted in identifiers {
      names = Self.matches(wanted, available)
      if !names.isEmpty { break }
    }
    for fallback in [development, "Base"] {
      if available.contains(fallback), !names.contains(fallback) { names.append(fallback) }
    }
    return names
  }

  /// The bundle's names for one language: itself, with fewer parts, then others of its script.
  private static func matches(_ wanted: String, _ available: [String]) -> [String] {
    var names: [String] = []
    func add(_ candidate: String) {
      for name in available
      where name.replacing("_", with: "-").lowercased() == candidate.lowercased()
        && !names.contains(name)
      {
        names.append(name)
      }
    }
    let full = Locale.Language(identifier: wanted)
    let script = full.script?.identifier ?? ""
    let language = full.languageCode?.identifier ?? wanted
    add(wanted)
    if let region = full.region?.identifier {
      add("\(language)-\(script)-\(region)")
      add("\(language)-\(region)")
    }
    add("\(language)-\(script)")
    /// Whether a language without more parts is written in the same script: `zh` is not `zh-Hant`.
    func isOfScript(_ name: String) -> Bool {
      let other = Locale.Language(identifier: name.replacing("_", with: "-"))
      return other.languageCode?.identifier == language
        && (other.script?.identifier ?? "") == script
    }
    if isOfScript(language) { add(language) }
    if names.isEmpty { names = available.filter(isOfScript).sorted().prefix(1).map { $0 } }
    return names
  }
}
