import AviaryProject

extension CheckReport {
  /// The report for a terminal.
  var table: String {
    var lines = [summary]
    for (group, title) in Self.titles {
      let found = findings(of: group)
      guard !found.isEmpty else { continue }
      lines += ["", "\(title): \(Self.counted(found))"]
      lines += group == .own ? ownLines(found) : entryLines(entries(of: group))
    }
    if !absentModules.isEmpty {
      lines += ["", "Modules that can't be had: \(absentModules.count)"]
      lines += Self.columns(
        absentModules.map {
          [$0.name, "\($0.files) \($0.files == 1 ? "file" : "files")", reason(for: $0)]
        }
      )
    }
    lines += noteLines
    if findings.isEmpty, absentModules.isEmpty { lines += ["", "Nothing is missing."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var noteLines: [String] {
    notes.isEmpty ? [] : [""] + notes.map { "note: \($0)" }
  }

  /// `12 errors`, with those that only follow from others told apart.
  static func counted(_ findings: [Finding]) -> String {
    let consequences = findings.count(where: \.isConsequence)
    let direct = findings.count - consequences
    let text = "\(direct) \(direct == 1 ? "place" : "places")"
    return consequences == 0 ? text : "\(text), and \(consequences) that follow from them"
  }

  private func ownLines(_ findings: [Finding]) -> [String] {
    findings.map { finding in
      let diagnostic = finding.diagnostic
      return
        "  \(shown(diagnostic.file)):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
    }
  }

  private func entryLines(_ entries: [Entry]) -> [String] {
    Self.columns(
      entries.map { entry in
        let shown = entry.places.prefix(3).joined(separator: ", ")
        let rest = entry.places.count > 3 ? ", …" : ""
        return [entry.module, entry.name, "\(entry.places.count)", shown + rest]
      }
    )
  }

  /// Rows with their columns under each other.
  private static func columns(_ rows: [[String]]) -> [String] {
    guard let count = rows.map(\.count).max() else { return [] }
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return "  " + cells.joined(separator: "  ")
    }
  }
}
