import CAviaryObservation
@_spi(SwiftUI) import Observation
import Synchronization

/// Keeps nested observation apart.
///
/// A body that is run inside of a transform tracks what it observes for itself. `withObservationTracking` also
/// adds all of it to what the transform around observes, which would make the transform run again for nothing.
/// There is no public way around that, so this takes away the note that the library keeps of the tracking
/// that is under way, a thread-local pointer, and puts it back. The pointer is looked for once; where it
/// can't be told for certain, nested observation adds up as the library has it, which costs updates and
/// is never wrong.
///
/// What runs on the main actor need not run on one thread, so the place is known as one of the library's
/// variables, of which each thread has its own.
package enum ObservationScope {
  /// Which of the library's variables is the note, in one word (see `Place`); 0 if that is not known.
  ///
  /// It is the same for all threads and roots: a fact about a library that a process has once.
  private static let place = Atomic<UInt>(0)
  /// How often it may be looked for yet: it can't be told while somebody around is tracking.
  private static let searches = Mutex(4)
  /// Whether it may be looked for yet, so that nobody need take the lock to find that it may not.
  private static let maySearch = Atomic<Bool>(true)

  /// Whether nested observation is kept apart in this process.
  package static var isIsolating: Bool { knownPlace != nil }

  private static var knownPlace: Place? {
    let word = place.load(ordering: .relaxed)
    if word != 0 { return Place(word: word) }
    return maySearch.load(ordering: .relaxed) ? search() : nil
  }

  private static func search() -> Place? {
    searches.withLock { left in
      if let known = Place(word: place.load(ordering: .relaxed)) { return known }
      guard left > 0 else { return nil }
      left -= 1
      if left == 0 { maySearch.store(false, ordering: .relaxed) }
      guard let found = findPlace() else { return nil }
      place.store(found.word, ordering: .relaxed)
      return found
    }
  }

  /// Runs a closure of which nothing that it observes reaches those around it.
  static func isolated<Result>(_ body: () -> Result) -> Result {
    guard let slot = knownPlace?.slot, let outer = slot.pointee else { return body() }
    slot.pointee = nil
    defer { slot.pointee = outer }
    return body()
  }

  /// Runs a closure and tells of the first change of what it observed, after the change was made.
  ///
  /// The closure has an access list of its own: nothing of what it observes reaches those around.
  /// `withObservationTracking` has no such form that costs nothing where nothing was observed: it makes what a change
  /// is told by before it knows whether there can be any.
  ///
  /// - Parameters:
  ///   - listener: Makes who is told; asked once, after the closure, and only if it observed something.
  ///   - otherwise: Runs the closure in another way; called where the note can't be told for certain.
  static func observe<Result, Listener: ChangeListener>(
    _ body: () -> Result,
    listener: () -> Listener,
    otherwise: () -> Result
  ) -> Result {
    guard let slot = knownPlace?.slot else { return otherwise() }
    let (result, list) = listing(in: slot, body)
    if let list {
      let listener = listener()
      ObservationTracking._installTracking(
        ObservationTracking(list),
        didSet: { tracking in
          tracking.cancel()
          listener.fire()
        }
      )
    }
    return result
  }

  /// What a closure gives, and the list of what it observed; nil if that is nothing.
  private static func listing<Result>(
    in slot: Slot,
    _ body: () -> Result
  ) -> (Result, ObservationTracking._AccessList?) {
    // One word, null for no list: `isWord(_:)` has seen it.
    var list: UnsafeMutableRawPointer?
    let result = withUnsafeMutablePointer(to: &list) { list in
      let outer = slot.pointee
      slot.pointee = UnsafeMutableRawPointer(list)
      defer { slot.pointee = outer }
      return body()
    }
    if list == nil { return (result, nil) }
    return (result, unsafeBitCast(list, to: ObservationTracking._AccessList?.self))
  }

  // MARK: - The search

  private typealias Slot = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  private struct Place {
    let module: Int
    let index: Int

    init(module: Int, index: Int) {
      self.module = module
      self.index = index
    }

    /// Takes a word apart; nil for 0.
    init?(word: UInt) {
      guard word != 0 else { return nil }
      module = Int(word >> 40)
      index = Int(word & (1 << 40 - 1)) - 1
    }

    /// The place in one word, which is not 0.
    var word: UInt { UInt(module) << 40 | UInt(index + 1) }

    /// The variable of the thread that is running.
    var slot: Slot? { aviary_thread_local(module, index) }
  }

  /// The one word that is null outside of tracking and not inside, if taking it away does what it should.
  private static func findPlace() -> Place? {
    // The first use on a thread sets the variables up.
    withObservationTracking {
    } onChange: {
    }
    let locals = aviary_observation_thread_locals()
    guard let words = locals.words else { return nil }
    let candidates = (0..<locals.count).filter { words[$0] == nil }
    let found = withObservationTracking {
      candidates.filter { words[$0] != nil }
    } onChange: {
    }
    guard found.count == 1, words[found[0]] == nil else { return nil }
    let place = Place(module: locals.module, index: found[0])
    let slot = words + found[0]
    return place.slot == slot && isolates(slot) && isWord(slot) && lists(slot) ? place : nil
  }

  /// Whether what is read while the slot is empty stays unknown outside, and what is read after it is known.
  private static func isolates(_ slot: Slot) -> Bool {
    let inner = Probe()
    let outer = Probe()
    let changes = Changes()
    withObservationTracking {
      let held = slot.pointee
      slot.pointee = nil
      withObservationTracking {
        inner.read()
      } onChange: {
        changes.inner += 1
      }
      slot.pointee = held
      outer.read()
    } onChange: {
      changes.outer += 1
    }
    inner.write()
    guard changes.inner == 1, changes.outer == 0 else { return false }
    outer.write()
    return changes.outer == 1
  }

  /// Whether the note is the address of a word that is null until something is read: an access list or none.
  private static func isWord(_ slot: Slot) -> Bool {
    guard MemoryLayout<ObservationTracking._AccessList?>.size == MemoryLayout<UInt>.size else {
      return false
    }
    let probe = Probe()
    return withObservationTracking {
      guard let note = slot.pointee else { return false }
      let isNull = note.loadUnaligned(as: UInt.self) == 0
      probe.read()
      return isNull && slot.pointee == note && note.loadUnaligned(as: UInt.self) != 0
    } onChange: {
    }
  }

  /// Whether a list of one's own learns what is read, and tells of its change once.
  private static func lists(_ slot: Slot) -> Bool {
    let probe = Probe()
    let changes = Changes()
    let (_, none) = listing(in: slot) {}
    let (_, list) = listing(in: slot) { probe.read() }
    guard none == nil, let list else { return false }
    ObservationTracking._installTracking(
      ObservationTracking(list),
      didSet: { tracking in
        tracking.cancel()
        changes.inner += 1
      }
    )
    probe.write()
    probe.write()
    return changes.inner == 1
  }
}

/// Who is told that something observed has changed, on whichever thread it was.
protocol ChangeListener: Sendable {
  func fire()
}

/// Something to observe.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  func write() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// How often the probes' changes were told; counted on one thread.
private final class Changes: @unchecked Sendable {
  var inner = 0
  var outer = 0
}
