import Foundation

/// A string catalogue, the `.xcstrings` file that Xcode compiles into tables; here it is read as it is.
struct StringCatalogue: Sendable {
  /// The language that the keys are written in.
  let sourceLanguage: String
  /// What is said for each key, by language.
  let entries: [String: [String: CatalogueEntry]]
  /// The languages that have any entry, the source language among them.
  let languages: [String]

  /// Reads a catalogue; nil if the data is none.
  ///
  /// - Parameter data: The file, in JSON.
  init?(_ data: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    sourceLanguage = file.sourceLanguage ?? "en"
    var entries: [String: [String: CatalogueEntry]] = [sourceLanguage: [:]]
    for (key, string) in file.strings {
      for (language, localization) in string.localizations ?? [:] {
        if let entry = localization.entry { entries[language, default: [:]][key] = entry }
      }
    }
    self.entries = entries
    languages = entries.keys.sorted()
  }

  // MARK: - The file's form

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Key]
  }

  private struct Key: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String?
  }

  /// A string, or variations of it; the form is the same at every depth.
  private final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
    let substitutions: [String: Substitution]?

    /// What the localization says; nil for one without any string.
    var entry: CatalogueEntry? {
      var result: CatalogueEntry?
      if let forms = forms("plural") {
        result = .plural(forms, argument: nil)
      } else if let forms = forms("device") {
        result = .device(forms)
      } else if let value = stringUnit?.value {
        result = .text(value)
      }
      guard let result, let substitutions, !substitutions.isEmpty else { return result }
      return .substitutions(result, substitutions.compactMapValues { $0.substitution })
    }

    fileprivate func forms(_ kind: String) -> [String: CatalogueEntry]? {
      guard let forms = variations?[kind]?.compactMapValues({ $0.entry }), !forms.isEmpty else {
        return nil
      }
      return forms
    }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?

    var substitution: CatalogueEntry.Substitution? {
      let plural = variations?["plural"]?.compactMapValues { $0.entry } ?? [:]
      let device = variations?["device"]?.compactMapValues { $0.entry } ?? [:]
      guard !plural.isEmpty || !device.isEmpty else { return nil }
      return CatalogueEntry.Substitution(
        argument: argNum.map { $0 - 1 },
        specifier: formatSpecifier ?? "@",
        entry: plural.isEmpty ? .device(device) : .plural(plural, argument: nil)
      )
    }
  }
}
