/// What the compiler said, taken apart into its messages.
struct CompilerOutput: Equatable {
  /// A message with the lines of source that it shows.
  struct Message: Equatable {
    /// The file it is about; empty where it names none.
    var file: String
    var lines: [String]

    /// The words after `error: `.
    var words: String {
      guard let first = lines.first, let range = first.firstRange(of: "error: ") else { return "" }
      return String(first[range.upperBound...])
    }

    /// The line it is about, from 1; nil where it names none.
    var line: Int? {
      guard !file.isEmpty, let rest = lines.first?.dropFirst(file.count + 1) else { return nil }
      return Int(rest.prefix { $0 != ":" })
    }
  }

  var messages: [Message] = []

  /// Reads the output: a message begins with a line `FILE:LINE:COLUMN: error: …`, or with a fault
  /// of the compiler or linker that names no place.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let file = Self.file(beginning: line) {
        messages.append(Message(file: file, lines: [String(line)]))
      } else if line.hasPrefix("error: ") || messages.isEmpty {
        messages.append(Message(file: "", lines: [String(line)]))
      } else {
        messages[messages.count - 1].lines.append(String(line))
      }
    }
    messages.removeAll { message in
      message.lines.allSatisfy { line in
        line.isEmpty || line.hasPrefix("error: fatalError") || line.hasPrefix("error: emit-module")
          || line.hasPrefix("error: compile command")
      }
    }
  }

  /// All but the messages about `file`.
  func text(leavingOut file: String) -> String {
    messages.filter { $0.file != file }.map { message in
      let end = message.lines.lastIndex { !$0.isEmpty } ?? 0
      return message.lines[...end].joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The file that a message's first line names; nil where the line begins no message.
  private static func file(beginning line: Substring) -> String? {
    guard
      let kind = [": error: ", ": warning: ", ": note: "].compactMap({ line.firstRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound })
    else { return nil }
    // The place is FILE:LINE:COLUMN; a snippet's own markers have no such numbers before them.
    let parts = line[..<kind.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) else { return nil }
    return parts.dropLast(2).joined(separator: ":")
  }
}
