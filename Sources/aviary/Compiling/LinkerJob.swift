import Foundation

/// The linker's own command for a program, to link it again without the compiler's driver and C's, which take longer than it.
struct LinkerJob {
  /// What is kept of it.
  private struct Known: Codable {
    var key: String
    var command: [String]
  }

  private let file: URL
  private let compiler: String

  /// - Parameters:
  ///   - file: Where the command is kept.
  ///   - compiler: The compiler's driver, which is asked for it.
  init(_ file: URL, compiler: String) {
    self.file = file
    self.compiler = compiler
  }

  /// Links, by the command that is known where there is one.
  ///
  /// - Parameters:
  ///   - arguments: What the driver is told.
  ///   - imports: All that decides which libraries the objects ask for.
  /// - Returns: What the driver said and how it ended.
  func run(_ arguments: [String], imports: [String]) throws -> ChildProcess.Result {
    let key = BuildCache.key(of: arguments + imports)
    if let data = try? Data(contentsOf: file),
      let known = try? JSONDecoder().decode(Known.self, from: data), known.key == key,
      let linker = known.command.first
    {
      let result = try ChildProcess.run(
        linker,
        Array(known.command.dropFirst()),
        output: .captured
      )
      if result.status == .exited(0) { return result }
    }
    try? FileManager.default.removeItem(at: file)
    let result = try ChildProcess.run(
      compiler,
      arguments + ["-Xclang-linker", "-v"],
      output: .captured
    )
    guard result.status == .exited(0) else {
      // What is wrong is told without the command.
      return try ChildProcess.run(compiler, arguments, output: .captured)
    }
    if let command = Self.command(in: result.standardOutput + result.standardError) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Known(key: key, command: command))
      try CheckCache.write(String(decoding: data, as: UTF8.self), to: file)
    }
    return result
  }

  /// The linker's command among what C's driver tells of its work: the line that begins with the linker's path in quotes,
  /// as does each argument with a space or a quote in it.
  ///
  /// - Returns: nil where there is none, or where it names a file of arguments, which is gone by then.
  static func command(in text: String) -> [String]? {
    for line in text.split(separator: "\n").reversed() where line.hasPrefix(" \"/") {
      let arguments = words(of: line)
      guard let linker = arguments?.first,
        (linker as NSString).lastPathComponent.hasPrefix("ld"),
        arguments?.contains(where: { $0.hasPrefix("@") }) == false
      else { return nil }
      return arguments
    }
    return nil
  }

  /// A line's words, of which those in quotes have backslashes before quotes, backslashes and dollar signs.
  ///
  /// - Returns: nil where a quote is not closed.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var (isQuoted, isEscaped) = (false, false)
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted ? nil : words
  }
}
