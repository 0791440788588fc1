import AviaryProject

extension CheckReport {
  /// The report for a pull request.
  var markdown: String {
    var lines = ["### Aviary", "", summary + "."]
    for (group, title) in Self.titles {
      let found = findings(of: group)
      guard !found.isEmpty else { continue }
      lines += ["", "<details><summary>\(title): \(Self.counted(found))</summary>", ""]
      if group == .own {
        lines += found.map { finding in
          let diagnostic = finding.diagnostic
          return "- `\(place(of: diagnostic))` \(Self.escaped(diagnostic.message))"
        }
      } else {
        lines += ["| module | name | places | where |", "|---|---|---:|---|"]
        lines += entries(of: group).map { entry in
          let places = entry.places.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
          let rest = entry.places.count > 5 ? ", …" : ""
          return "| \(entry.module) | `\(entry.name)` | \(entry.places.count) | \(places)\(rest) |"
        }
      }
      lines += ["", "</details>"]
    }
    if !absentModules.isEmpty {
      lines += ["", "| module that can't be had | files | why |", "|---|---:|---|"]
      lines += absentModules.map { "| \($0.name) | \($0.files) | \(reason(for: $0)) |" }
    }
    if findings.isEmpty, absentModules.isEmpty { lines += ["", "Nothing is missing."] }
    if !notes.isEmpty { lines += [""] + notes.map { "- \(Self.escaped($0))" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "<>*_|`".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
