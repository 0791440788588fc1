/// An error of the compiler's, with its place in the sources as people have them.
struct Diagnostic: Codable, Hashable {
  /// The absolute path of the source.
  var file: String
  /// From 1.
  var line: Int
  /// From 1, in bytes.
  var column: Int
  /// What follows `error: `.
  var message: String
  /// Whether it only showed when other things that are not there were hidden.
  var isLate = false

  /// Whether both say the same of the same place.
  func isSame(as other: Diagnostic) -> Bool {
    (file, line, column, message) == (other.file, other.line, other.column, other.message)
  }

  /// The errors in what the compiler wrote.
  ///
  /// - Parameters:
  ///   - text: Its output.
  ///   - originals: For each file that was compiled the source that it is a copy of; errors about others are left out.
  static func all(in text: String, originals: [String: String]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return CompilerOutput(text).messages.compactMap { message in
      guard let original = originals[message.file], !message.words.isEmpty,
        let head = message.lines.first?.dropFirst(message.file.count + 1)
      else { return nil }
      let numbers = head.split(separator: ":", maxSplits: 2)
      guard numbers.count == 3, let line = Int(numbers[0]), let column = Int(numbers[1]) else {
        return nil
      }
      let diagnostic = Diagnostic(
        file: original,
        line: line,
        column: column,
        message: message.words
      )
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}
