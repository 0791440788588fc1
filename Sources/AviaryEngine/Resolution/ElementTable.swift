/// What the tables of a `ForEach` need of a resolved element, whatever it is made of.
class ForEachElementBase {
  /// The hash of the element's id.
  let hash: Int
  /// The step of the element's identity.
  let step: IdentityStep
  /// The place in the data.
  @exclusivity(unchecked) final var offset: Int
  /// The next element in the same bucket of a table.
  @exclusivity(unchecked) fileprivate final var next: ForEachElementBase?

  init(hash: Int, step: IdentityStep, offset: Int) {
    self.hash = hash
    self.step = step
    self.offset = offset
  }
}

/// The resolved elements of a `ForEach` by the hashes of their ids.
///
/// A dictionary by id would hash and compare through the type of the id for each look-up; here that is left to the
/// caller, who does it where hashes agree.
struct ElementTable {
  private var buckets: [ForEachElementBase?] = Array(repeating: nil, count: 8)
  private(set) var count = 0

  private func bucket(_ hash: Int) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: hash &* 0x9E37_79B9_7F4A_7C1) >> 20)
      & (buckets.count - 1)
  }

  /// The element with a hash that a closure accepts.
  func first(hash: Int, where accepts: (ForEachElementBase) -> Bool) -> ForEachElementBase? {
    var candidate = buckets[bucket(hash)]
    while let element = candidate {
      if element.hash == hash, accepts(element) { return element }
      candidate = element.next
    }
    return nil
  }

  /// Adds an element that is not there.
  mutating func insert(_ element: ForEachElementBase) {
    if count >= buckets.count {
      let all = all
      buckets = Array(repeating: nil, count: buckets.count * 2)
      for element in all { push(element) }
    }
    push(element)
    count += 1
  }

  private mutating func push(_ element: ForEachElementBase) {
    let bucket = bucket(element.hash)
    element.next = buckets[bucket]
    buckets[bucket] = element
  }

  mutating func remove(_ element: ForEachElementBase) {
    let bucket = bucket(element.hash)
    if buckets[bucket] === element {
      buckets[bucket] = element.next
    } else {
      var before = buckets[bucket]
      while let candidate = before, candidate.next !== element { before = candidate.next }
      guard let before else { return }
      before.next = element.next
    }
    element.next = nil
    count -= 1
  }

  mutating func removeAll() {
    for element in all { element.next = nil }
    self = ElementTable()
  }

  /// All elements, in no order.
  var all: [ForEachElementBase] {
    var result: [ForEachElementBase] = []
    result.reserveCapacity(count)
    for bucket in buckets {
      var candidate = bucket
      while let element = candidate {
        result.append(element)
        candidate = element.next
      }
    }
    return result
  }
}
