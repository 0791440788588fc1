import AviaryMessages
import Foundation
import Synchronization

/// `aviary preview`: what is at a path, compiled anew on each save, for all pages that look at it.
final class PreviewStation: Sendable {
  /// What is known of the sources.
  struct State {
    /// The last program that could be compiled; nil before there is one.
    var program: PreviewProgram?
    /// Grows with each program.
    var generation = 0
    /// What the compiler says of the sources as they are; nil for nothing.
    var fault: CompileFault?
    var sessions: [Int64: PageSession] = [:]
    var milliseconds = 0.0
    /// What literals are now that were compiled otherwise, by the files that they stand in.
    var literals: [String: [LiveSource.Change]] = [:]
  }

  /// So long sources have to stay as they are before they are compiled, in seconds.
  private static let settling = 0.01

  let options: PreviewOptions
  private let state = Mutex(State())
  private let compiling = DispatchQueue(label: "aviary.compiling")
  private let sender: @Sendable (Int64, JSON, Data?) -> Void

  /// - Parameter send: Sends a message, and what is no JSON of it, to a page.
  init(_ options: PreviewOptions, send: @escaping @Sendable (Int64, JSON, Data?) -> Void) {
    self.options = options
    sender = send
  }

  // MARK: - Pages

  func open(_ page: Int64) {
    let session = PageSession(page, station: self) { [sender] json, data in sender(page, json, data)
    }
    let (program, generation, fault) = state.withLock { state in
      state.sessions[page] = session
      return (state.program, state.generation, state.fault)
    }
    if let program { session.load(program, generation: generation, milliseconds: nil) }
    session.tell(fault)
  }

  func close(_ page: Int64) {
    let session = state.withLock { $0.sessions.removeValue(forKey: page) }
    session?.end()
  }

  func receive(_ data: Data, from page: Int64) {
    guard let session = state.withLock({ $0.sessions[page] }) else { return }
    guard let message = try? JSON(data: data), message.object != nil else {
      return sender(page, ["event": "refused", "message": "that is no JSON object"], nil)
    }
    session.receive(message)
  }

  /// How many pages look.
  var pageCount: Int { state.withLock { $0.sessions.count } }

  // MARK: - Compiling

  /// Compiles what is at the path, and tells all pages.
  func compile() {
    compiling.sync {
      let start = ContinuousClock.now
      do {
        let program = try PreviewProgram(
          options.compile,
          linking: .live,
          after: state.withLock { $0.program }
        )
        let time = (ContinuousClock.now - start).components
        let milliseconds = Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15
        let (sessions, generation) = state.withLock { state in
          state.program = program
          state.generation += 1
          state.fault = nil
          state.literals = [:]
          state.milliseconds = milliseconds
          return (Array(state.sessions.values), state.generation)
        }
        for session in sessions {
          session.load(program, generation: generation, milliseconds: milliseconds)
          session.tell(nil)
        }
        log("compiled in \(Int(milliseconds.rounded())) ms")
      } catch {
        let words = error.words
        let fault = CompileFault(words, path: options.compile.file)
        let sessions = state.withLock { state in
          state.fault = fault
          return Array(state.sessions.values)
        }
        for session in sessions { session.tell(fault) }
        log(words)
      }
    }
  }

  /// What is looked at for changes.
  private var root: String { state.withLock { $0.program?.root } ?? options.compile.file }

  /// Starts the last program anew for a page whose own has ended.
  func restart(_ session: PageSession) {
    let (program, generation) = state.withLock { ($0.program, $0.generation) }
    if let program { session.load(program, generation: generation, milliseconds: nil) }
  }

  // MARK: - Literals

  /// How long an answer of the pages' programs may take, in seconds.
  private static let patience = 2.0

  /// What literals are now that were compiled otherwise.
  var literals: [LiveSource.Change] {
    state.withLock { $0.literals.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  /// Shows files in which nothing but literals has changed, without the compiler.
  ///
  /// - Returns: False where more has changed, or a program can't show it; then they have to be compiled.
  private func showLiterals(in paths: [String]) -> Bool {
    compiling.sync {
      let start = ContinuousClock.now
      let (program, fault, earlier, sessions) = state.withLock {
        ($0.program, $0.fault, $0.literals, Array($0.sessions.values))
      }
      guard let sources = program?.program.liveSources, fault == nil, !sessions.isEmpty else {
        return false
      }
      var changed = earlier
      for path in paths {
        guard let source = sources[path], let data = FileManager.default.contents(atPath: path),
          let text = String(data: data, encoding: .utf8), let changes = source.changes(to: text)
        else { return false }
        changed[path] = changes
      }
      let values = changed.sorted { $0.key < $1.key }.flatMap(\.value)
      let answers = DispatchGroup()
      let areShown = Mutex(true)
      for session in sessions {
        answers.enter()
        session.show(values, since: start) { isShown in
          if !isShown { areShown.withLock { $0 = false } }
          answers.leave()
        }
      }
      guard answers.wait(timeout: .now() + Self.patience) == .success,
        areShown.withLock({ $0 })
      else { return false }
      state.withLock { $0.literals = changed }
      log("\(values.count == 1 ? "a literal" : "\(values.count) literals") shown without compiling")
      return true
    }
  }

  private func log(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("aviary: \(words)\n".utf8))
  }

  /// Compiles, and again after each change of the sources, for ever.
  func run() -> Never {
    // It listens before the compiler reads: what is saved meanwhile is compiled next.
    var watcher = SourceWatcher(root)
    var known = compileAll(&watcher, watcher.sources)
    while true {
      watcher.look()
      guard watcher.sources != known else { continue }
      var isShown = showLiterals(in: watcher.sources.changes(since: known))
      // A file may have been seen half written, and others may be written with it.
      while !isShown {
        let seen = watcher.sources
        watcher.look(within: Self.settling)
        if watcher.sources == seen { break }
        isShown = showLiterals(in: watcher.sources.changes(since: known))
      }
      known = watcher.sources
      if !isShown { known = compileAll(&watcher, known) }
    }
  }

  /// Compiles what is at the path, and watches what that turns out to rest on.
  ///
  /// - Returns: The sources that were compiled.
  private func compileAll(
    _ watcher: inout SourceWatcher,
    _ sources: SourceSnapshot
  ) -> SourceSnapshot {
    let earlier = root
    let before = SourcesBefore(options.compile.file, earlier)
    compile()
    guard root != earlier else { return sources }
    watcher = SourceWatcher(root)
    return before.sources(of: root)
  }
}

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
