/// The ids of elements that no place shows any more, the longest gone first.
struct ReleasedElements<ID> {
  private var ids: [ID] = []
  /// How many at the front are taken out, and still there: to move all others each time would take longer.
  private var taken = 0

  var count: Int { ids.count - taken }

  mutating func append(_ id: ID) { ids.append(id) }

  /// Takes out the one that is gone longest.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(1), with now and then a move of as many as there are.
  mutating func takeOldest() -> ID {
    let oldest = ids[taken]
    taken += 1
    if taken > count {
      ids = Array(ids[taken...])
      taken = 0
    }
    return oldest
  }
}
