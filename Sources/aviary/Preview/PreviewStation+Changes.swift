import AviaryMessages
import Foundation
import Synchronization

// What is done when sources have changed: nothing but literals is shown at once, all else is compiled.
extension PreviewStation {
  /// So long sources have to stay as they are before they are compiled, in seconds.
  private static let settling = 0.01

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

// MARK: - Literals

extension PreviewStation {
  /// How long an answer of the pages' programs may take, in seconds.
  private static let patience = 2.0

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
}
