import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Tells on standard error how far long work has come: in one line that changes on a terminal, else line by line.
final class CheckProgress: Sendable {
  private let isTerminal = isatty(2) == 1
  private let state = Mutex<(last: Date, width: Int)>((.distantPast, 0))

  /// Shows a line; most of those that come quickly are passed over.
  func show(_ line: String) {
    state.withLock { state in
      let now = Date()
      guard now.timeIntervalSince(state.last) > (isTerminal ? 0.1 : 5) else { return }
      let isFirst = state.last == .distantPast
      state.last = now
      if isTerminal {
        let padding = String(repeating: " ", count: max(0, state.width - line.count))
        write("\r\(line)\(padding)")
        state.width = line.count
      } else if !isFirst {
        write("aviary: \(line)\n")
      }
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if isTerminal, state.width > 0 { write("\r\(String(repeating: " ", count: state.width))\r") }
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
