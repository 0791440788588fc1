import Foundation

/// Says in a sentence why a drawing process ended early.
enum CrashReport {
  /// The message of a Swift trap, and where the code says it was.
  struct Trap: Equatable {
    var message: String
    /// `File.swift:12`, as the runtime prints it.
    var place: String?
  }

  /// Finds `Fatal error: …` in what a process wrote.
  ///
  /// The runtime writes `Module/File.swift:12: Fatal error: the message`, which may go on over
  /// several lines.
  static func trap(in output: String) -> Trap? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: "Fatal error") else { continue }
      let place = line[..<range.lowerBound]
        .trimmingCharacters(in: CharacterSet(charactersIn: ": "))
      var message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      if message.isEmpty { message = "a precondition failed" }
      let continuation = lines[(index + 1)...].prefix { !$0.isEmpty && !isBacktrace($0) }
      return Trap(
        message: ([String(message)] + continuation.map(String.init)).joined(separator: "\n"),
        place: place.isEmpty ? nil : place
      )
    }
    return nil
  }

  private static func isBacktrace(_ line: Substring) -> Bool {
    line.hasPrefix("***") || line.hasPrefix("Current stack trace") || line.hasPrefix("Stack dump")
      || line.hasPrefix("💣") || line.contains("Program crashed")
  }

  /// The innermost place in `file` of a backtrace as `swift-backtrace` writes it.
  ///
  /// - Returns: line and column, such as `12:5`.
  static func place(in file: String, backtrace: String) -> String? {
    let name = URL(fileURLWithPath: file).lastPathComponent
    for line in backtrace.split(separator: "\n") {
      guard let range = line.range(of: "/\(name):"), line.contains(" in ") else { continue }
      let place = line[range.upperBound...].prefix { $0.isNumber || $0 == ":" }
      if !place.isEmpty { return String(place) }
    }
    return nil
  }

  /// The message for the user.
  ///
  /// - Parameters:
  ///   - file: The user's file.
  ///   - signal: What ended the process.
  ///   - output: What it wrote to standard error.
  ///   - place: The place in the user's file, where a backtrace gave one.
  /// - Returns: One message, beginning with the place.
  static func message(file: String, signal: Int32, output: String, place: String?) -> String {
    let trap = trap(in: output)
    let name = URL(fileURLWithPath: file).lastPathComponent
    var position = place.map { "\(file):\($0)" }
    if position == nil, let given = trap?.place, let line = line(of: name, in: given) {
      position = "\(file):\(line)"
    }
    let reason = trap?.message ?? "the drawing process ended with \(self.name(of: signal))"
    return "\(position ?? file): the view could not be drawn: \(reason)"
  }

  private static func line(of name: String, in place: String) -> String? {
    guard let range = place.range(of: "/\(name):") else { return nil }
    let number = place[range.upperBound...].prefix(while: \.isNumber)
    return number.isEmpty ? nil : String(number)
  }

  private static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      4: "an illegal instruction (a failed precondition)", 5: "a trap", 6: "an abort",
      8: "an arithmetic error", 9: "a kill signal (out of memory?)",
      11: "a bad memory access (endless recursion?)",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
