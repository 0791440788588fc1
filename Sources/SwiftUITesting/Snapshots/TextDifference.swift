/// The lines that two texts don't have in common, as a person reads them.
enum TextDifference {
  /// Lines with `-` that went and `+` that came, each stretch with a line before it; at most `limit` lines.
  static func of(_ old: String, _ new: String, limit: Int = 40) -> String {
    let (old, new) = (lines(old), lines(new))
    let difference = new.difference(from: old)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var found: [String] = []
    var (i, j) = (0, 0)
    var common: String?
    while i < old.count || j < new.count {
      if let line = removed[i] {
        if let before = common { found.append("  " + before) }
        common = nil
        found.append("- " + line)
        i += 1
      } else if let line = inserted[j] {
        if let before = common { found.append("  " + before) }
        common = nil
        found.append("+ " + line)
        j += 1
      } else {
        common = i < old.count ? old[i] : nil
        i += 1
        j += 1
      }
    }
    let shown = found.prefix(limit).map(shortened)
    guard found.count > limit else { return shown.joined(separator: "\n") }
    return shown.joined(separator: "\n") + "\n… and \(found.count - limit) more"
  }

  /// The outlines of symbols are long, and say nothing to a person: the rest stands in the file.
  private static func shortened(_ line: String) -> String {
    line.count > longestLine ? line.prefix(longestLine) + "… (\(line.count) characters)" : line
  }

  private static let longestLine = 160

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
