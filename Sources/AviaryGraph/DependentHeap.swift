/// A binary heap of dependents, shallowest on top.
struct DependentHeap {
  private var storage: [Dependent] = []

  var isEmpty: Bool { storage.isEmpty }

  mutating func insert(_ dependent: Dependent) {
    storage.append(dependent)
    var child = storage.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard storage[child].depth < storage[parent].depth else { break }
      storage.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> Dependent? {
    guard !storage.isEmpty else { return nil }
    storage.swapAt(0, storage.count - 1)
    let first = storage.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < storage.count && storage[child].depth < storage[least].depth {
        least = child
      }
      guard least != parent else { break }
      storage.swapAt(least, parent)
      parent = least
    }
    return first
  }
}
