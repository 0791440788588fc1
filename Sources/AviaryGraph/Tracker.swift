import CAviaryObservation
@_spi(SwiftUI) import Observation
import Synchronization

/// Somebody who may read something that can change, and needs a dependent only then.
package protocol TrackingReader: AnyObject {
  /// The reader's dependent, if it was needed before.
  var knownDependent: Dependent? { get }

  /// The reader's dependent, made now if need be: the same each time.
  func makeDependent() -> Dependent
}

/// Knows who is running, so that what is read can be remembered.
///
/// Each thread has a stack of its own: what another thread reads meanwhile concerns nobody.
package enum Tracker {
  private enum Reader {
    case dependent(Dependent)
    case reader(any TrackingReader)
  }

  /// A run that is under way, on the stack of its thread.
  private struct Frame {
    var reader: Reader
    /// Whether `@Observable` properties are not looked at.
    var isUnobserved: Bool
  }

  /// The innermost run of this thread; nil for none.
  private static var frame: UnsafeMutablePointer<Frame>? {
    aviary_thread_state().pointee.reader?.assumingMemoryBound(to: Frame.self)
  }

  /// Whether reads are being recorded for somebody: a body, a transform or a closure is running.
  package static var isTracking: Bool { aviary_thread_state().pointee.reader != nil }

  /// Whether reads are being recorded for just that reader.
  package static func isReading(_ reader: Dependent) -> Bool {
    if case .dependent(let dependent) = frame?.pointee.reader { return dependent === reader }
    return false
  }

  /// The reader that is running, made on demand where it was given lazily.
  package static func currentDependent() -> Dependent? {
    guard let frame else { return nil }
    switch frame.pointee.reader {
    case .dependent(let dependent): return dependent
    case .reader(let reader):
      let made = reader.makeDependent()
      frame.pointee.reader = .dependent(made)
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
    return enter(.reader(reader)) { observe(for: reader, body) }
  }

  /// Runs a closure and records what it reads of signals for a reader, as ``run(for:_:)`` does.
  ///
  /// Observation costs more than most such runs, so `@Observable` properties are not recorded; what may read
  /// some has to be called through ``observed(_:)``.
  package static func runUnobserved(for reader: any TrackingReader, _ body: () -> Void) {
    if let dependent = reader.knownDependent {
      dependent.beginRun()
      enter(.dependent(dependent), isUnobserved: true, body)
    } else {
      enter(.reader(reader), isUnobserved: true, body)
    }
  }

  /// Runs somebody else's code and records the `@Observable` properties that it reads for who is running, be it
  /// in ``runUnobserved(for:_:)``.
  package static func observed<Result>(_ body: () -> Result) -> Result {
    guard frame?.pointee.isUnobserved == true, let dependent = currentDependent() else {
      return body()
    }
    return enter(.dependent(dependent)) { observe(for: dependent, body) }
  }

  /// Runs a closure whose reads concern nobody.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let state = aviary_thread_state()
    guard let outer = state.pointee.reader else { return body() }
    state.pointee.reader = nil
    defer { state.pointee.reader = outer }
    return ObservationScope.isolated(body)
  }

  private static func enter<Result>(
    _ reader: Reader,
    isUnobserved: Bool = false,
    _ body: () -> Result
  ) -> Result {
    let state = aviary_thread_state()
    let outer = state.pointee.reader
    var frame = Frame(reader: reader, isUnobserved: isUnobserved)
    return withUnsafeMutablePointer(to: &frame) { frame in
      state.pointee.reader = UnsafeMutableRawPointer(frame)
      defer { state.pointee.reader = outer }
      return body()
    }
  }

  // Changes are told after they were made: another thread may take its time between saying so and doing so. They are
  // told once: the next run observes anew.

  private static func observe<Result>(for dependent: Dependent, _ body: () -> Result) -> Result {
    let generation = dependent.generation
    return ObservationScope.observe(
      body,
      listener: { Notifier(dependent: dependent, generation: generation) },
      otherwise: {
        let notifier = Notifier(dependent: dependent, generation: generation)
        return ObservationScope.isolated { tellingOfChange(notifier.fire, body) }
      }
    )
  }

  private static func observe<Result>(
    for reader: any TrackingReader,
    _ body: () -> Result
  ) -> Result {
    ObservationScope.observe(
      body,
      listener: {
        let dependent = reader.makeDependent()
        return Notifier(dependent: dependent, generation: dependent.generation)
      },
      otherwise: {
        ObservationScope.isolated {
          var change = LateChange()
          let result = tellingOfLateChange(change, body)
          // Nobody keeps it where nothing was observed.
          if !isKnownUniquelyReferenced(&change) { change.setDependent(reader.makeDependent()) }
          return result
        }
      }
    )
  }

  // The library's own way, for where nothing is known of its insides.

  @inline(never)
  private static func tellingOfLateChange<Result>(
    _ change: LateChange,
    _ body: () -> Result
  ) -> Result {
    tellingOfChange(change.fire, body)
  }

  private static func tellingOfChange<Result>(
    _ change: @escaping @Sendable () -> Void,
    _ body: () -> Result
  ) -> Result {
    withObservationTracking(
      body,
      didSet: { tracking in
        tracking.cancel()
        change()
      }
    )
  }
}

/// A change for a dependent that is made only once something was observed.
private final class LateChange: Sendable {
  private enum State {
    static let waiting: UInt8 = 0
    static let ready: UInt8 = 1
    /// Another thread was faster.
    static let fired: UInt8 = 2
  }

  private let state = Atomic<UInt8>(State.waiting)
  /// Written before the state is ready, and read after that.
  private nonisolated(unsafe) var notifier: Notifier?

  func setDependent(_ dependent: Dependent) {
    let notifier = Notifier(dependent: dependent, generation: dependent.generation)
    self.notifier = notifier
    let before = state.exchange(State.ready, ordering: .acquiringAndReleasing)
    if before == State.fired { notifier.fire() }
  }

  func fire() {
    let before = state.compareExchange(
      expected: State.waiting,
      desired: State.fired,
      ordering: .acquiringAndReleasing
    ).original
    if before == State.ready { notifier?.fire() }
  }
}

/// What carries an observation's change, which may come from any thread, to the graph.
private struct Notifier: ChangeListener, @unchecked Sendable {
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
