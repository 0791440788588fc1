/// Several lists one after another: the statements of a builder.
final class SequenceList: _ViewList {
  private let lists: [_ViewList]
  /// The number of elements before each list, and in all, behind the last; nil where it must be counted anew.
  ///
  /// Few lists are counted each time.
  @exclusivity(unchecked) private var starts: [Int]?
  private static let fewLists = 4

  init(_ inputs: _ListInputs, make: (IdentityPath) -> [_ViewList]) {
    lists = make(inputs.makePath())
    super.init(inputs)
    for list in lists { list.owner = self }
  }

  deinit { for list in lists { list.owner = nil } }

  override var members: [_ViewList] { lists }

  override func start(of member: _ViewList) -> Int? {
    lists.firstIndex { $0 === member }.map { counted()[$0] }
  }

  override func structureDidChange() { starts = nil }

  private func counted() -> [Int] {
    if let starts { return starts }
    var sums = [0]
    sums.reserveCapacity(lists.count + 1)
    var sum = 0
    for list in lists {
      sum += list.count
      sums.append(sum)
    }
    starts = sums
    return sums
  }

  /// The list that holds an element, and the element's index in it.
  private func find(_ index: Int) -> (list: _ViewList, index: Int) {
    if lists.count <= Self.fewLists {
      var index = index
      for list in lists.dropLast() {
        let count = list.count
        if index < count { return (list, index) }
        index -= count
      }
      return (lists[lists.count - 1], index)
    }
    let starts = counted()
    var low = 0
    var high = lists.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (lists[low], index - starts[low])
  }

  override var count: Int {
    if lists.count <= Self.fewLists { return lists.reduce(0) { $0 + $1.count } }
    return counted().last ?? 0
  }

  override func elementID(at index: Int) -> ElementID {
    let place = find(index)
    return place.list.elementID(at: place.index)
  }

  override func index(of id: ElementID, hint: Int) -> Int? {
    let starts = counted()
    if hint >= 0, hint < count, elementID(at: hint) == id { return hint }
    for (position, list) in lists.enumerated() {
      if let index = list.index(of: id, hint: hint - starts[position]) {
        return starts[position] + index
      }
    }
    return nil
  }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    let place = find(index)
    place.list.collectTraits(at: place.index, into: &traits)
  }

  override var mayHoldTraits: Bool { lists.contains { $0.mayHoldTraits } }
  override var mayMakeTags: Bool { lists.contains { $0.mayMakeTags } }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    let found = find(index)
    return found.list.mount(at: found.index, in: place)
  }

  override func visitSections(_ visitor: inout SectionVisitor) {
    for list in lists { list.visitSections(&visitor) }
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    for (position, list) in lists.enumerated() {
      if let index = list.firstIndex(ofExplicitID: id) { return counted()[position] + index }
    }
    return nil
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    let place = find(index)
    place.list.collectExplicitIDs(at: place.index, into: &ids)
  }

  override func releaseElement(_ id: ElementID) {
    for list in lists { list.releaseElement(id) }
  }

  override func tearDown() {
    for list in lists { list.tearDown() }
  }

  /// Hands each list to a closure with its position.
  func forEachMember(_ body: (Int, _ViewList) -> Void) {
    for (position, list) in lists.enumerated() { body(position, list) }
  }
}
