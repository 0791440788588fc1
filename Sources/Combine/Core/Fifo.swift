/// A queue: values leave it in the order in which they came.
struct Fifo<Element> {
  private var items: [Element?] = []
  private var head = 0

  /// How many values are waiting.
  var count: Int { items.count - head }
  /// Whether none is.
  var isEmpty: Bool { head == items.count }

  /// Puts a value at the end.
  mutating func append(_ element: Element) { items.append(element) }

  /// Takes the value at the front; nil where there is none.
  ///
  /// - Complexity: O(1) on average.
  mutating func popFirst() -> Element? {
    guard head < items.count else { return nil }
    let first = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head >= 64, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Puts a value in the place of the last one, which is returned.
  mutating func replaceLast(_ element: Element) -> Element? {
    guard !isEmpty else { return nil }
    let old = items[items.count - 1]
    items[items.count - 1] = element
    return old
  }

  /// Takes everything out.
  mutating func takeAll() -> [Element] {
    let all = items[head...].compactMap { $0 }
    items = []
    head = 0
    return all
  }
}
