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

  let options: PreviewOptions
  let state = Mutex(State())
  let compiling = DispatchQueue(label: "aviary.compiling")
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
  var root: String { state.withLock { $0.program?.root } ?? options.compile.file }

  /// Starts the last program anew for a page whose own has ended.
  func restart(_ session: PageSession) {
    let (program, generation) = state.withLock { ($0.program, $0.generation) }
    if let program { session.load(program, generation: generation, milliseconds: nil) }
  }

  // MARK: - Literals

  /// What literals are now that were compiled otherwise.
  var literals: [LiveSource.Change] {
    state.withLock { $0.literals.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  func log(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("aviary: \(words)\n".utf8))
  }
}
