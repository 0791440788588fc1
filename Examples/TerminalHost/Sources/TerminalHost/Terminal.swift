import Foundation

/// The terminal that the program runs in: raw, on its second screen, with mouse; and as it was again
/// when the program ends, whatever ends it.
enum Terminal {
  private static let entry = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1003h\u{1B}[?1006h\u{1B}[2J"
  private static let exit = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  // Shared: for the handler of fatal signals, which may use nothing but plain memory, as all four.
  private nonisolated(unsafe) static var settings = termios()
  // Shared: set on the main thread, read in the handler.
  private nonisolated(unsafe) static var isEntered = false
  // Shared: never changes.
  private nonisolated(unsafe) static var exitBytes = strdup(exit)
  // Shared: never changes.
  private nonisolated(unsafe) static var exitCount = exit.utf8.count

  /// The number of columns and rows.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal.
  static func enter() {
    guard !isEntered else { return }
    tcgetattr(STDIN_FILENO, &settings)
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    isEntered = true
    write(entry)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(fault) { fault in
        Terminal.leave()
        signal(fault, SIG_DFL)
        raise(fault)
      }
    }
  }

  /// Gives the terminal back as it was; may be called in a handler of signals.
  static func leave() {
    guard isEntered else { return }
    isEntered = false
    _ = Foundation.write(STDOUT_FILENO, exitBytes, exitCount)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Writes all of a text.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // The terminal is slower than we are.
        var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, 100)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// What was typed since the last call; nil where the terminal is gone.
  static func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
