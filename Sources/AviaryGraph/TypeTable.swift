import Foundation
package import Synchronization

/// Facts about types, each found once in a process: how values of a type are compared, which fields it has.
///
/// Tables are global because their facts are: a type is the same for all roots and on all threads, and nobody can
/// change what is known of it. May be used on any thread. Reading takes no lock: what was added never changes
/// and never goes, so that a reader finds all of an entry or nothing. Cost: a few instructions for a known type.
package final class TypeTable<Fact>: @unchecked Sendable {
  /// A hash table with open addressing, of which half is empty at least.
  @usableFromInline struct Slots {
    /// The number of slots, a power of two, less one.
    @usableFromInline let mask: Int
    /// The types; 0 where a slot is empty.
    ///
    /// Written after the fact of the slot is.
    @usableFromInline let types: UnsafeMutablePointer<Atomic<UInt>>
    @usableFromInline let facts: UnsafeMutablePointer<Fact>

    init(capacity: Int) {
      mask = capacity - 1
      types = .allocate(capacity: capacity)
      for index in 0..<capacity { (types + index).initialize(to: Atomic(0)) }
      facts = .allocate(capacity: capacity)
    }

    /// The slot of a type, or the empty one that it would take.
    @inlinable func index(of type: UInt) -> (index: Int, isKnown: Bool) {
      // Metadata is aligned, so that the lowest bits tell nothing; multiplying moves what tells to the top.
      var index = Int(truncatingIfNeeded: ((type >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
      while true {
        let found = types[index].load(ordering: .acquiring)
        if found == type { return (index, true) }
        if found == 0 { return (index, false) }
        index = (index + 1) & mask
      }
    }
  }

  /// What readers look into.
  ///
  /// A table that has become too small is never freed: somebody may be reading it.
  @usableFromInline let slots: Atomic<UnsafeMutablePointer<Slots>>
  /// Held by whoever adds.
  private let lock = NSLock()
  private var count = 0

  package init() {
    let first = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
    first.initialize(to: Slots(capacity: 64))
    slots = Atomic(first)
  }

  deinit { preconditionFailure("tables of types are global") }

  /// What is known of a type.
  ///
  /// - Parameter find: Finds it the first time; on two threads at once it may be called twice, and the first
  ///   answer counts. It may ask the table for other types.
  @inlinable package func fact(of type: Any.Type, _ find: () -> Fact) -> Fact {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    if let known = known(key) { return known }
    return add(find(), key)
  }

  /// What is known of a type, or nil if it was not asked for yet.
  @inlinable package func known(_ type: Any.Type) -> Fact? {
    known(UInt(bitPattern: ObjectIdentifier(type)))
  }

  @usableFromInline @inline(__always) func known(_ key: UInt) -> Fact? {
    let slots = slots.load(ordering: .acquiring).pointee
    let (index, isKnown) = slots.index(of: key)
    return isKnown ? slots.facts[index] : nil
  }

  @usableFromInline func add(_ fact: Fact, _ key: UInt) -> Fact {
    lock.lock()
    defer { lock.unlock() }
    if let known = known(key) { return known }
    var current = slots.load(ordering: .relaxed).pointee
    if count * 2 > current.mask {
      current = grown(current)
      let made = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
      made.initialize(to: current)
      slots.store(made, ordering: .releasing)
    }
    insert(fact, key, into: current)
    count += 1
    return fact
  }

  private func grown(_ old: Slots) -> Slots {
    let new = Slots(capacity: (old.mask + 1) * 2)
    for index in 0...old.mask {
      let type = old.types[index].load(ordering: .relaxed)
      if type != 0 { insert(old.facts[index], type, into: new) }
    }
    return new
  }

  private func insert(_ fact: Fact, _ key: UInt, into slots: Slots) {
    let index = slots.index(of: key).index
    (slots.facts + index).initialize(to: fact)
    slots.types[index].store(key, ordering: .releasing)
  }
}
