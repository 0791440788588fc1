import Foundation
import Synchronization

/// Writes down what a program does, and when, as the trace events that Perfetto, Chromium and Firefox Profiler open.
///
/// `AVIARY_TRACE` names the file. It is a whole JSON document after each ``flush()``: its end is written over by what comes
/// next. What can't be written is told once, in a sentence, and nothing more is taken down.
package final class TraceFile: Sendable {
  /// nil where nobody wants to know.
  package static let shared: TraceFile? = {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_TRACE"], !path.isEmpty else {
      return nil
    }
    return TraceFile(path: path)
  }()

  /// A moment, in nanoseconds of the monotonic clock.
  package struct Moment: Sendable, Comparable {
    fileprivate var nanoseconds: UInt64

    package static var now: Moment { Moment(nanoseconds: DispatchTime.now().uptimeNanoseconds) }

    package static func < (a: Moment, b: Moment) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The time from another moment to this one; 0 where that is later.
    package func milliseconds(since start: Moment) -> Double {
      start < self ? Double(nanoseconds - start.nanoseconds) / 1e6 : 0
    }
  }

  /// What is told of an event beside its name.
  package enum Value: Sendable {
    case text(String)
    case number(Double)
  }

  private struct State {
    /// -1 once something could not be written.
    var file: Int32
    /// Where the next event goes.
    var position: off_t = 0
    var waiting: [UInt8] = []
    /// The number of each thread; one that comes after another has ended may go on with its number.
    var threads: [pthread_t: Int32] = [:]
  }

  private static let end = Array("\n]}\n".utf8)
  /// So many bytes wait at most.
  private static let most = 1 << 16

  private let path: String
  private let complain: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Begins a trace, and writes over what is there.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - complain: Is told what can't be written, once; on standard error unless given.
  package init(
    path: String,
    complain: @escaping @Sendable (String) -> Void = { sentence in
      try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
    }
  ) {
    self.path = path
    self.complain = complain
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    state = Mutex(State(file: file))
    guard file >= 0 else {
      complain("AVIARY_TRACE: can't write \(path): \(String(cString: strerror(errno)))")
      return
    }
    state.withLock {
      $0.waiting = Array("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[".utf8)
      let name = ProcessInfo.processInfo.processName
      Self.append(
        Self.event(
          "process_name",
          "M",
          thread: getpid(),
          [("args", "{\"name\":\(Self.quoted(name))}")]
        ),
        to: &$0
      )
    }
  }

  deinit { flush() }

  /// Whether something is still taken down.
  package var isOpen: Bool { state.withLock { $0.file >= 0 } }

  /// Takes down what took from a moment until now, on the current thread.
  ///
  /// - Parameters:
  ///   - name: What was done.
  ///   - category: A word by which viewers filter.
  ///   - start: When it began.
  ///   - values: What else there is to know; nothing unless given.
  package func span(
    _ name: String,
    _ category: String,
    since start: Moment,
    _ values: KeyValuePairs<String, Value> = [:]
  ) {
    let length = Double(Moment.now.nanoseconds &- start.nanoseconds) / 1e3
    take(
      name,
      "X",
      category,
      at: start,
      values,
      ["dur": Self.number(max(length, 0))]
    )
  }

  /// Takes down that something happens, on the current thread.
  package func instant(
    _ name: String,
    _ category: String,
    _ values: KeyValuePairs<String, Value> = [:]
  ) {
    take(name, "i", category, at: .now, values, ["s": "\"t\""])
  }

  private func take(
    _ name: String,
    _ phase: String,
    _ category: String,
    at moment: Moment,
    _ values: KeyValuePairs<String, Value>,
    _ more: KeyValuePairs<String, String>
  ) {
    let (current, isMain) = (pthread_self(), Thread.isMainThread)
    let arguments = values.map { "\(Self.quoted($0)):\(Self.json($1))" }.joined(separator: ",")
    var rest: [(String, String)] = [
      ("cat", Self.quoted(category)), ("ts", Self.number(Double(moment.nanoseconds) / 1e3)),
    ]
    for (key, value) in more { rest.append((key, value)) }
    rest.append(("args", "{\(arguments)}"))
    let isFull = state.withLock { state -> Bool in
      guard state.file >= 0 else { return false }
      let thread = Self.number(of: current, isMain: isMain, in: &state)
      Self.append(Self.event(name, phase, thread: thread, rest), to: &state)
      return state.waiting.count > Self.most
    }
    if isFull { flush() }
  }

  /// The number of a thread, told with its name when it is first met.
  private static func number(of thread: pthread_t, isMain: Bool, in state: inout State) -> Int32 {
    if let known = state.threads[thread] { return known }
    let count = Int32(state.threads.count)
    let number = isMain ? getpid() : getpid() + 1 + count
    state.threads[thread] = number
    let name = isMain ? "main" : "painting \(count)"
    append(
      event("thread_name", "M", thread: number, [("args", "{\"name\":\(quoted(name))}")]),
      to: &state
    )
    return number
  }

  /// Writes what waits to be written.
  package func flush() {
    let fault: Int32? = state.withLock { state in
      guard state.file >= 0, !state.waiting.isEmpty else { return nil }
      let bytes = state.waiting + Self.end
      state.waiting.removeAll(keepingCapacity: true)
      var done = 0
      while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes {
          pwrite(state.file, $0.baseAddress, $0.count, state.position + off_t(done))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          let reason = count < 0 ? errno : ENOSPC
          close(state.file)
          state.file = -1
          return reason
        }
        done += count
      }
      state.position += off_t(bytes.count - Self.end.count)
      return nil
    }
    if let fault {
      complain("AVIARY_TRACE: can't write \(path): \(String(cString: strerror(fault)))")
    }
  }

  // MARK: - JSON

  private static func append(_ event: String, to state: inout State) {
    // What follows the beginning has a comma before it.
    if state.waiting.last != UInt8(ascii: "[") || state.position > 0 {
      state.waiting.append(UInt8(ascii: ","))
    }
    state.waiting.append(UInt8(ascii: "\n"))
    state.waiting += event.utf8
  }

  private static func event(
    _ name: String,
    _ phase: String,
    thread: Int32,
    _ more: [(String, String)]
  ) -> String {
    var text =
      "{\"name\":\(quoted(name)),\"ph\":\"\(phase)\",\"pid\":\(getpid()),\"tid\":\(thread)"
    for (key, value) in more { text += ",\"\(key)\":\(value)" }
    return text + "}"
  }

  private static func json(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): self.number(number)
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15
      ? String(Int64(value)) : String(format: "%.3f", value)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
