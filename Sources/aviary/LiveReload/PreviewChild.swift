import AviaryMessages
import Foundation
import Synchronization

/// A program with previews that runs, is asked over pipes, and is ended with this.
final class PreviewChild: Sendable {
  /// How an exchange with the program failed.
  struct Failure: Error, CustomStringConvertible {
    /// What kind of failure it is, for programs: `notFound`, `crashed`, `timedOut` and the like.
    var reason: String
    var description: String
  }

  typealias Answer = (json: JSON, data: Data)

  /// A request that has no answer yet.
  private struct Waiting {
    var since: ContinuousClock.Instant
    var done: @Sendable (Result<Answer, Failure>) -> Void
  }

  private struct State {
    var waiting: [Int: Waiting] = [:]
    var lastID = 0
    var hasEnded = false
    /// Why it was ended; nil where it was not, or for no reason that anybody has to know.
    var reason: Failure?
    /// What the program said on its standard output and errors, the last of it.
    var words = ""
  }

  private let file: String
  private let sources: [String: String]
  private let channel: MessageChannel
  private let process: pid_t
  private let state = Mutex(State())
  private let onEvent: @Sendable (JSON, Data) -> Void

  /// So much of what the program says is kept.
  private static let keptWords = 20_000
  /// How long an answer may take, in seconds.
  static let patience = 60.0

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program, compiled.
  ///   - request: What it is told at first.
  ///   - onEvent: Called on a thread of its own with what the program tells without being asked.
  /// - Throws: `CommandError` where it can't be started.
  init(
    _ program: CompiledProgram,
    _ request: DriverRequest,
    onEvent: @escaping @Sendable (JSON, Data) -> Void = { _, _ in }
  ) throws {
    file = program.file
    sources = program.sources
    self.onEvent = onEvent
    let json = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let started = try ChildProcess.start(
      program.executable.path,
      [json],
      environment: program.environment(backtrace: CrashReport.backtraceSettings),
      reading: MessageChannel.reading,
      writing: MessageChannel.writing
    )
    process = started.process
    channel = MessageChannel(reading: started.answers, writing: started.requests)
    let (answers, words, requests) = (started.answers, started.words, started.requests)
    Thread.detachNewThread { [self] in
      while let (json, data) = channel.read() { receive(json, data) }
      end()
      close(answers)
      close(requests)
    }
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(words, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        state.withLock { $0.words = String(($0.words + text).suffix(Self.keptWords)) }
      }
      close(words)
    }
  }

  /// What the program said on its standard output and errors, the last of it, without where it crashed.
  var words: String { CrashReport.withoutBacktrace(state.withLock { $0.words }) }

  /// Whether it is there no more.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Whether it was ended since it did not answer, though it may be there for a moment yet.
  var wasStopped: Bool { state.withLock { $0.reason != nil } }

  // MARK: - Asking

  /// Asks, and hands the answer over on another thread.
  func ask(
    _ name: String,
    _ arguments: JSON = [:],
    then done: @escaping @Sendable (Result<Answer, Failure>) -> Void
  ) {
    let id = state.withLock { state -> Int? in
      guard !state.hasEnded else { return nil }
      state.lastID += 1
      state.waiting[state.lastID] = Waiting(since: .now, done: done)
      return state.lastID
    }
    guard let id else { return done(.failure(ended)) }
    channel.write(["id": .number(Double(id)), "name": .string(name), "arguments": arguments])
  }

  /// Asks, and waits for the answer.
  ///
  /// A program that takes too long is ended: it may be in a loop without end.
  func ask(_ name: String, _ arguments: JSON = [:], patience: Double = patience) throws -> Answer {
    let box = AnswerBox()
    let isThere = DispatchSemaphore(value: 0)
    ask(name, arguments) { result in
      box.result.withLock { $0 = result }
      isThere.signal()
    }
    guard isThere.wait(timeout: .now() + patience) == .success else {
      let failure = Failure(
        reason: "timedOut",
        description: "\(file): '\(name)' took longer than \(Int(patience)) s, and was ended"
      )
      stop(failure)
      throw failure
    }
    guard let result = box.result.withLock({ $0 }) else { throw ended }
    return try result.get()
  }

  private final class AnswerBox: Sendable {
    let result = Mutex<Result<Answer, Failure>?>(nil)
  }

  private func receive(_ json: JSON, _ data: Data) {
    guard let id = json["id"]?.int else { return onEvent(json, data) }
    let done = state.withLock { $0.waiting.removeValue(forKey: id) }?.done
    if let error = json["error"] {
      done?(
        .failure(
          Failure(
            reason: error["reason"]?.string ?? "failed",
            description: error["message"]?.string ?? "it failed"
          )
        )
      )
    } else {
      done?(.success((json["result"] ?? .null, data)))
    }
  }

  // MARK: - Ending

  /// How long the oldest request that has no answer has waited, in seconds; 0 where there is none.
  var secondsBusy: Double {
    guard let start = state.withLock({ $0.waiting.values.map(\.since).min() }) else { return 0 }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// Ends the program; who waits for an answer is told so.
  ///
  /// - Parameter reason: Why; nil where nobody has to know.
  func stop(_ reason: Failure? = nil) {
    if let reason { state.withLock { $0.reason = $0.reason ?? reason } }
    // Once it has ended its number may be another's.
    if !hasEnded { kill(process, SIGKILL) }
  }

  /// The program has gone: tells who waits why.
  private func end() {
    let status = ChildProcess.wait(for: process)
    // What it said last may still be on its way.
    usleep(20_000)
    let waiting = state.withLock { state in
      state.hasEnded = true
      ending.withLock { $0 = status }
      defer { state.waiting.removeAll() }
      return Array(state.waiting.values)
    }
    for request in waiting { request.done(.failure(ended)) }
    onEvent(["event": "ended", "message": .string(ended.description)], Data())
  }

  private let ending = Mutex<ChildProcess.Status?>(nil)

  private var ended: Failure {
    switch ending.withLock({ $0 }) {
    case .signalled(SIGKILL)?, nil:
      if let reason = state.withLock({ $0.reason }) { return reason }
      return Failure(
        reason: "ended",
        description: "\(file): the program with the previews was ended"
      )
    case .signalled(let signal)?:
      return Failure(
        reason: "crashed",
        description: CrashReport.message(
          file: file,
          sources: sources,
          signal: signal,
          output: words,
          backtrace: state.withLock { $0.words }
        )
      )
    case .exited(let status)?:
      let said = words.trimmingCharacters(in: .whitespacesAndNewlines)
      return Failure(
        reason: "crashed",
        description: said.isEmpty
          ? "\(file): the program with the previews ended with status \(status)" : said
      )
    }
  }
}
