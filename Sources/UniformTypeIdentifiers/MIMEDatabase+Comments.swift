import Foundation

extension MIMEDatabase {
  /// The words for people of a MIME type, in the first of some languages that the database has; nil
  /// where it has none.
  ///
  /// - Parameters:
  ///   - type: The MIME type.
  ///   - languages: Names as `pt_BR` or `pt`, the preferred one first; those without a language,
  ///     which are English, come last.
  func comment(of type: String, languages: [String]) -> String? {
    for folder in folders {
      guard type.split(separator: "/").count == 2, !type.contains(".."),
        let text = try? String(
          contentsOf: folder.appendingPathComponent(type + ".xml"),
          encoding: .utf8
        )
      else { continue }
      for language in languages where language != "en" {
        if let words = Self.element("<comment xml:lang=\"\(language)\">", in: text) { return words }
      }
      if let words = Self.element("<comment>", in: text) { return words }
    }
    return nil
  }

  private static func element(_ tag: String, in text: String) -> String? {
    guard let start = text.range(of: tag),
      let end = text.range(of: "</comment>", range: start.upperBound..<text.endIndex)
    else { return nil }
    let words = text[start.upperBound..<end.lowerBound]
    return words.replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"")
      .replacingOccurrences(of: "&apos;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// The names of a list of languages in the database: `pt-BR` is `pt_BR`, then `pt`; what follows
  /// English is not asked for.
  static func names(of languages: [String]) -> [String] {
    var names: [String] = []
    for language in languages {
      let parts = language.split(whereSeparator: { "-_.@".contains($0) }).map(String.init)
      guard let code = parts.first else { continue }
      // A region is written in two letters; a script, in four, is left out.
      if let region = parts.dropFirst().first(where: { $0.count == 2 }) {
        names.append("\(code)_\(region)")
      }
      names.append(code)
      if code == "en" { break }
    }
    return names
  }
}
