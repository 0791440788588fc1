import Observation

/// Somebody who may read something that can change, and needs a dependent only then.
package protocol TrackingReader: AnyObject {
  /// The reader's dependent, if it was needed before.
  var knownDependent: Dependent? { get }

  /// The reader's dependent, made now if need be: the same each time.
  func makeDependent() -> Dependent
}

/// Knows who is running, so that what is read can be remembered.
///
/// One stack for the main thread: the engine runs there and nowhere else.
package enum Tracker {
  private enum Frame {
    case dependent(Dependent)
    case reader(any TrackingReader)
    case none
  }

  @exclusivity(unchecked)
  private nonisolated(unsafe) static var frame: Frame = .none

  /// Whether `@Observable` properties are not looked at in the run that is under way.
  @exclusivity(unchecked)
  private nonisolated(unsafe) static var isUnobserved = false

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
    case .reader(let reader):
      let made = reader.makeDependent()
      frame = .dependent(made)
      return made
    }
  }

  /// Runs a closure and records what it reads, `@Observable` properties included, for a reader.
  ///
  /// What the reader read in an earlier run is forgotten.
  package static func run<Result>(for dependent: Dependent, _ body: () -> Result) -> Result {
    dependent.beginRun()
    return enter(.dependent(dependent)) { observe(for: dependent, body) }
  }

  /// Runs a closure for a reader whose dependent is made only if the closure reads something that can change.
  package static func run<Result>(
    for reader: any TrackingReader,
    _ body: () -> Result
  ) -> Result {
    if let dependent = reader.knownDependent { return run(for: dependent, body) }
    return enter(.reader(reader)) {
      ObservationScope.isolated {
        // The second closure is made only if something was observed.
        withObservationTracking(body, onChange: change(of: reader.makeDependent()))
      }
    }
  }

  /// Runs a closure and records what it reads of signals for a reader, as ``run(for:_:)`` does.
  ///
  /// Observation costs more than most such runs, so `@Observable` properties are not recorded; what may read
  /// some has to be called through ``observed(_:)``.
  package static func runUnobserved(for reader: any TrackingReader, _ body: () -> Void) {
    let outer = frame
    let outerIsUnobserved = isUnobserved
    if let dependent = reader.knownDependent {
      dependent.beginRun()
      frame = .dependent(dependent)
    } else {
      frame = .reader(reader)
    }
    isUnobserved = true
    body()
    frame = outer
    isUnobserved = outerIsUnobserved
  }

  /// Runs somebody else's code and records the `@Observable` properties that it reads for who is running, be it
  /// in ``runUnobserved(for:_:)``.
  package static func observed<Result>(_ body: () -> Result) -> Result {
    guard isUnobserved, let dependent = currentDependent() else { return body() }
    return enter(.dependent(dependent)) { observe(for: dependent, body) }
  }

  /// Runs a closure whose reads concern nobody.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    if case .none = frame { return body() }
    return enter(.none) { ObservationScope.isolated(body) }
  }

  private static func enter<Result>(_ inner: Frame, _ body: () -> Result) -> Result {
    let outer = frame
    let outerIsUnobserved = isUnobserved
    frame = inner
    isUnobserved = false
    defer {
      frame = outer
      isUnobserved = outerIsUnobserved
    }
    return body()
  }

  private static func observe<Result>(for dependent: Dependent, _ body: () -> Result) -> Result {
    ObservationScope.isolated {
      withObservationTracking(body, onChange: change(of: dependent))
    }
  }

  /// What carries an observation's change, which may come from any thread, to the graph.
  private static func change(of dependent: Dependent) -> @Sendable () -> Void {
    let notifier = Notifier(dependent: dependent, generation: dependent.generation)
    return { notifier.fire() }
  }
}

private struct Notifier: @unchecked Sendable {
  let dependent: Dependent
  let generation: UInt32

  func fire() {
    if !dependent.graph.isForeignHere, Tracker.isTracking, dependent.generation == generation,
      let name = dependent.item?.graphName
    {
      dependent.graph.onChangeWhileTracking?(name)
    }
    dependent.graph.invalidateFromAnyThread(dependent, generation: generation)
  }
}
