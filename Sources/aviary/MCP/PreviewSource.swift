import AviaryProject
import Foundation

/// The source of a `#Preview`, for a test that shows the same.
enum PreviewSource {
  /// The view that stands in the braces of the `#Preview` at a line; nil where it can't stand elsewhere.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - line: Where the `#Preview` begins, from 1.
  static func view(in source: String, line: Int) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = lines[(line - 1)...].joined(separator: "\n")
    guard let start = rest.range(of: "#Preview") else { return nil }
    var depth = 0
    var parentheses = 0
    var first: String.Index?
    var isInText = false
    var previous: Character = " "
    for index in rest[start.upperBound...].indices {
      let character = rest[index]
      defer { previous = character }
      if character == "\"", previous != "\\" { isInText.toggle() }
      if isInText { continue }
      switch character {
      case "(" where first == nil: parentheses += 1
      case ")" where first == nil: parentheses -= 1
      case "{" where parentheses == 0:
        if first == nil { first = rest.index(after: index) }
        depth += 1
      case "}" where first != nil && parentheses == 0:
        depth -= 1
        guard depth == 0, let first else { continue }
        return text(rest[first..<index])
      default: break
      }
    }
    return nil
  }

  private static func text(_ body: Substring) -> String? {
    let trimmed = body.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, !trimmed.contains("@Previewable") else { return nil }
    return trimmed.contains("\n") || trimmed.contains("return ") ? "Group { \(trimmed) }" : trimmed
  }
}
