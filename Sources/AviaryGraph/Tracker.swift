import Observation

/// Knows who is running, so that what is read can be remembered.
///
/// One stack for the main thread: the engine runs there and nowhere else.
package enum Tracker {
  private enum Frame {
    case dependent(Dependent)
    case lazy(() -> Dependent?)
    case none
  }

  private nonisolated(unsafe) static var frame: Frame = .none

  /// Whether reads are being recorded for somebody: a body, a transform or a closure is running.
  package static var isTracking: Bool {
    if case .none = frame { return false }
    return true
  }

  /// Whether reads are being recorded for just that reader.
  package static func isReading(_ reader: Dependent) -> Bool {
    if case .dependent(let dependent) = frame { return dependent === reader }
    return false
  }

  /// The reader that is running, made on demand where it was given lazily.
  package static func currentDependent() -> Dependent? {
    switch frame {
    case .none: return nil
    case .dependent(let dependent): return dependent
    case .lazy(let make):
      guard let dependent = make() else { return nil }
      frame = .dependent(dependent)
      return dependent
    }
  }

  /// Runs a closure and records what it reads, `@Observable` properties included, for a reader.
  ///
  /// What the reader read in an earlier run is forgotten.
  package static func run<Result>(for dependent: Dependent, _ body: () -> Result) -> Result {
    dependent.beginRun()
    let outer = frame
    frame = .dependent(dependent)
    defer { frame = outer }
    let generation = dependent.generation
    let notifier = Notifier(dependent: dependent, generation: generation)
    return ObservationScope.isolated {
      withObservationTracking(body) { notifier.fire() }
    }
  }

  /// Runs a closure for a reader that is made only if the closure reads something that can change.
  ///
  /// - Parameter make: Called on the first read; it gives the reader's dependent, the same each time. May be called
  ///   much later, when something observed changes: it answers nil once the reader is gone.
  package static func run<Result>(
    lazily make: @escaping () -> Dependent?,
    _ body: () -> Result
  ) -> Result {
    let outer = frame
    var made: Dependent?
    frame = .lazy {
      let dependent = made ?? make()
      made = dependent
      return dependent
    }
    defer { frame = outer }
    let notifier = LazyNotifier(make: { made ?? make() })
    return ObservationScope.isolated {
      withObservationTracking(body) { notifier.fire() }
    }
  }

  /// Runs a closure whose reads concern nobody.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = frame
    frame = .none
    defer { frame = outer }
    return ObservationScope.isolated(body)
  }
}

/// Carries an observation's change, which may come from any thread, to the graph.
private struct Notifier: @unchecked Sendable {
  let dependent: Dependent
  let generation: UInt32

  func fire() { dependent.graph.invalidateFromAnyThread(dependent, generation: generation) }
}

private struct LazyNotifier: @unchecked Sendable {
  let make: () -> Dependent?

  func fire() {
    guard let dependent = make() else { return }
    dependent.graph.invalidateFromAnyThread(dependent, generation: nil)
  }
}
