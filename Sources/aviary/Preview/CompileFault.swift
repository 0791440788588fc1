import AviaryMessages
import Foundation

/// What the compiler said of sources that don't compile.
struct CompileFault: Equatable, Sendable {
  var message: String
  /// The place of the first error; nil where none is told.
  var file: String?
  var line: Int?

  /// Reads the compiler's words.
  init(_ message: String, path: String) {
    self.message = message
    for line in message.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let number = Int(parts[1]), Int(parts[2]) != nil else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      let place =
        name.hasPrefix("/") || FileManager.default.fileExists(atPath: name)
        ? name : (path as NSString).appendingPathComponent(name)
      file = place
      self.line = number
      return
    }
  }

  var json: JSON {
    [
      "message": .string(message), "file": file.map { .string($0) } ?? .null,
      "line": line.map { .number(Double($0)) } ?? .null,
    ]
  }
}
