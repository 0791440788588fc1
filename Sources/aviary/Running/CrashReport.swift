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

  /// What a process wrote before the backtrace.
  static func withoutBacktrace(_ words: String) -> String {
    words.split(separator: "\n", omittingEmptySubsequences: false).prefix { !isBacktrace($0) }
      .joined(separator: "\n")
  }

  private static func isBacktrace(_ line: Substring) -> Bool {
    line.hasPrefix("***") || line.hasPrefix("Current stack trace") || line.hasPrefix("Stack dump")
      || line.hasPrefix("💣") || line.contains("Program crashed")
  }

  /// What `SWIFT_BACKTRACE` has to be for a backtrace that places can be read from.
  static let backtraceSettings =
    "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none"

  /// The innermost place in the sources of a backtrace as `swift-backtrace` writes it.
  ///
  /// - Parameters:
  ///   - sources: What sources are called, by the paths of what was compiled.
  ///   - backtrace: What a process and its backtrace wrote.
  /// - Returns: file, line and column, such as `Card.swift:12:5`.
  static func place(in sources: [String: String], backtrace: String) -> String? {
    for line in backtrace.split(separator: "\n") where line.contains(" in ") {
      guard let place = line.firstMatch(of: #/ at (/.+?):(\d+(?::\d+)?)(?: |$)/#) else { continue }
      if let file = told(String(place.1), in: sources) { return "\(file):\(place.2)" }
    }
    return nil
  }

  /// What the source of a path, or else the only one of a name, is called.
  private static func told(_ path: String, in sources: [String: String]) -> String? {
    if let file = sources[(path as NSString).standardizingPath] { return file }
    let name = (path as NSString).lastPathComponent
    let named = Set(sources.values).filter { ($0 as NSString).lastPathComponent == name }
    return named.count == 1 ? named.first : nil
  }

  /// The message for the user.
  ///
  /// - Parameters:
  ///   - file: The file or project that is drawn.
  ///   - sources: What its sources are called, by the paths of what was compiled.
  ///   - signal: What ended the process.
  ///   - output: What it wrote to standard error.
  ///   - backtrace: What it and its backtrace wrote; empty where there is none.
  ///   - view: The view, where there are several.
  /// - Returns: One message, beginning with the place.
  static func message(
    file: String,
    sources: [String: String],
    signal: Int32,
    output: String,
    backtrace: String,
    view: String? = nil
  ) -> String {
    let trap = trap(in: output)
    var position = place(in: sources, backtrace: backtrace)
    if position == nil, let given = trap?.place?.firstMatch(of: #/([^/]+/.+):(\d+)/#),
      let source = told("/\(given.1)", in: sources)
    {
      position = "\(source):\(given.2)"
    }
    let reason = trap?.message ?? "the drawing process ended with \(self.name(of: signal))"
    let subject = view.map { "the preview '\($0)'" } ?? "the view"
    return "\(position ?? file): \(subject) could not be drawn: \(reason)"
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
