/// Which elements of a list are shown elsewhere than where they are: those that a person drags.
///
/// Indices are those of the list's content.
package struct Arrangement: Equatable {
  /// What stands where the elements would be dropped.
  package enum Inserted: Equatable {
    /// The taken elements themselves, in their order.
    case taken
    /// One element that keeps a space free for what comes from elsewhere.
    case placeholder
  }

  /// The elements that are taken from their places, in ascending order.
  package var taken: [Int] = []
  /// How many of the others stand before what is inserted; nil where nothing is.
  package var insertion: Int?
  /// What is inserted.
  package var inserted = Inserted.taken

  package init() {}

  /// Whether every element is where it is.
  package var isNatural: Bool { taken.isEmpty && insertion == nil }

  /// How many elements are inserted.
  package var insertedCount: Int {
    guard insertion != nil else { return 0 }
    return inserted == .placeholder ? 1 : taken.count
  }

  /// How many of the taken elements stand before an element of the content.
  private func takenBefore(_ index: Int) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The element of the content at a place among those that are not taken.
  package func untaken(_ place: Int) -> Int {
    // The number of taken ones before it is the least that agrees with itself.
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= place { low = middle + 1 } else { high = middle }
    }
    return place + low
  }

  /// The place of an element of the content among those that are not taken: how many of them are before it.
  package func place(of index: Int) -> Int { index - takenBefore(index) }

  /// Whether an element of the content is taken.
  package func isTaken(_ index: Int) -> Bool {
    let before = takenBefore(index)
    return before < taken.count && taken[before] == index
  }

  /// What is shown at an index: an element of the content; nil for the placeholder.
  package func content(at shown: Int) -> Int? {
    guard let insertion else { return untaken(shown) }
    if shown < insertion { return untaken(shown) }
    if shown >= insertion + insertedCount { return untaken(shown - insertedCount) }
    return inserted == .placeholder ? nil : taken[shown - insertion]
  }

  /// Where an element of the content is shown; nil where it is not.
  package func shown(_ index: Int) -> Int? {
    let before = takenBefore(index)
    if before < taken.count, taken[before] == index {
      guard let insertion, inserted == .taken else { return nil }
      return insertion + before
    }
    let place = index - before
    guard let insertion, place >= insertion else { return place }
    return place + insertedCount
  }
}
