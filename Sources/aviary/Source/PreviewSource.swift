import AviaryMessages
import AviarySwiftSource
import Foundation

/// What a `#Preview` shows, as source for a test that shows the same.
struct PreviewSource: Equatable {
  /// The view: `Card()`.
  let view: String
  /// What has to be declared beside the test for it; empty for nothing.
  var declarations = ""

  /// Reads the view that stands in the braces of the `#Preview` at a line; nil where there is none.
  ///
  /// A preview with `@Previewable` properties is the body of a view that has them.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - line: Where the `#Preview` begins, from 1.
  init?(in text: String, line: Int) {
    let source = Source(text)
    guard let braces = Self.braces(in: source, line: line) else { return nil }
    let statements = source.statements(in: braces)
    let isProperty = statements.map { statement in
      source.text(at: statement.lowerBound) == "@"
        && source.isWord("Previewable", at: statement.lowerBound + 1)
    }
    guard let start = isProperty.firstIndex(of: false), !isProperty[start...].contains(true) else {
      return nil
    }
    let body = source.text(ofTokens: statements[start].lowerBound..<braces.upperBound)
    if start > 0 {
      view = "PreviewedView()"
      let properties = statements[..<start]
        .map { source.text(ofTokens: $0.lowerBound + 2..<$0.upperBound) }
      declarations = """
        private struct PreviewedView: View {
        \(properties.map { "  \($0)" }.joined(separator: "\n"))

          var body: some View {
            \(body)
          }
        }
        """
    } else {
      view = Self.isExpression(statements, in: source) ? body : "Group { \(body) }"
    }
  }

  /// Reads the view of a preview, as the program with the previews describes it.
  ///
  /// - Parameters:
  ///   - description: Names its file and its line.
  ///   - files: The paths of the sources.
  init?(_ description: JSON, among files: some Sequence<String>) {
    guard let name = description["file"]?.string, let line = description["line"]?.int,
      let file = files.first(where: { ($0 as NSString).lastPathComponent == name }),
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    self.init(in: text, line: line)
  }

  /// What the program is asked for a recording with.
  func added(to arguments: [String: JSON]) -> [String: JSON] {
    var arguments = arguments
    arguments["subject"] = .string(view)
    arguments["declarations"] = .string(declarations)
    return arguments
  }

  private static func braces(in source: Source, line: Int) -> Range<Int>? {
    var (current, place) = (1, 0)
    for (index, token) in source.tokens.enumerated() {
      while place < token.range.lowerBound {
        if source.bytes[place] == UInt8(ascii: "\n") { current += 1 }
        place += 1
      }
      guard current <= line else { return nil }
      if current == line, let braces = source.previewBody(at: index), !braces.isEmpty {
        return braces
      }
    }
    return nil
  }

  /// Whether statements are one view on one line, which can stand as an argument.
  private static func isExpression(_ statements: [Range<Int>], in source: Source) -> Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    let words = ["if", "switch", "for", "return", "let", "var", "struct", "#"]
    return !words.contains(source.text(at: only.lowerBound))
      && !source.text(ofTokens: only).contains("\n")
  }
}
