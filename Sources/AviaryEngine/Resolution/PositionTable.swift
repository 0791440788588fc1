/// The positions of things in a list, found by the hashes of their ids.
///
/// Whether two things with one hash are the same is left to the caller.
struct PositionTable {
  /// The hash at each position.
  private var hashes: [Int] = []
  /// Positions, each at the place of its hash or behind; -1 where there is none.
  private var slots: [Int32]

  /// - Parameter count: The number of positions that will be added.
  init(count: Int) {
    hashes.reserveCapacity(count)
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  private func slot(_ hash: Int) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: hash &* 0x9E37_79B9_7F4A_7C1) >> 20)
      & (slots.count - 1)
  }

  /// The first position with a hash that a closure accepts.
  func position(hash: Int, where accepts: (Int) -> Bool) -> Int? {
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if hashes[position] == hash, accepts(position) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the next position, unless its id is there already.
  ///
  /// - Returns: Whether it was not there.
  mutating func append(hash: Int, isSame: (Int) -> Bool) -> Bool {
    let position = hashes.count
    hashes.append(hash)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, isSame(other) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: position)
    return true
  }
}
