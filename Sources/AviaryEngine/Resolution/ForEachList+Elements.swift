import AviaryGraph

// Elements that were resolved, and how subviews are shared out among them.
extension ForEachList {
  var resolvedElements: [ForEachElement<Data, ID, Content>] {
    elements.all.sorted { $0.offset < $1.offset }.map(cast)
  }

  /// The resolved element with an id.
  func known(_ id: ID) -> Element? { known(id, hash: Self.hash(id)) }

  private func known(_ id: ID, hash: Int) -> Element? {
    let isExact = Self.hashesAreExact
    guard let found = elements.first(hash: hash, where: { isExact || cast($0).id == id })
    else { return nil }
    return cast(found)
  }

  /// The resolved element at a position among the unique ones.
  ///
  /// It is named by its id as long as the data stays.
  func element(at position: Int) -> ForEachElement<Data, ID, Content>? {
    let offset = offset(ofElement: position)
    if Tracker.untracked({ isGone(offset) }) { return nil }
    let datum = Tracker.untracked { presentDatum(at: offset) }
    // Each of these runs for each element: what is generic is called once.
    let isRead = fixedIDs == nil
    let id: ID
    if isRead {
      id = Tracker.untracked { readID(datum) }
    } else {
      guard let fixed = Tracker.untracked({ self.id(atOffset: offset) }) else { return nil }
      id = fixed
    }
    let hash = Self.hash(id)
    if let element = known(id, hash: hash) {
      if element.offset != offset, elementCount > Self.duplicateLimit { warnOfDuplicate(id) }
      return element
    }
    if isRead, !hasConstantIDs, Tracker.untracked({ isFleeting(id, of: datum) }) {
      Tracker.untracked { noteFleetingID(atOffset: offset) }
      if fixedIDs != nil { return element(at: position) }
    }
    // Two levels down: the closure is run before the lists that it made, and after this one.
    let step = IdentityStep.key(of: id)
    let element = Element(
      id: id,
      hash: hash,
      step: step,
      offset: offset,
      datum: datum,
      parent: self,
      inputs: inputs.member(of: path, step).inside()
    )
    elements.insert(element)
    element.isInTable = true
    if let ordered, ordered.indices.contains(position) { self.ordered?[position] = element }
    return element
  }

  /// Keeps all ids if that of the element at an offset differs from one reading to the next.
  func noteFleetingID(atOffset offset: Int) {
    guard !hasFleetingIDs, !hasConstantIDs, offset < view.data.count,
      let datum = datum(at: offset),
      isFleeting(readID(datum), of: datum)
    else { return }
    hasFleetingIDs = true
    fixIDs(view.data.count)
    // Whoever was told of another id asks again.
    changed(.structure)
  }

  /// The number of subviews before each element, resolving all of them where the type doesn't tell.
  func counted() -> [Int] {
    if let starts { return starts }
    var sums = [0]
    sums.reserveCapacity(elementCount + 1)
    var sum = 0
    for position in 0..<elementCount {
      sum += element(at: position)?.list.count ?? 0
      sums.append(sum)
    }
    starts = sums
    return sums
  }

  func find(_ index: Int) -> (position: Int, index: Int) {
    if let each = shape.count { return (index / each, index % each) }
    let starts = counted()
    var low = 0
    var high = elementCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  /// The identity of an element that is not there any more.
  func missingID(_ index: Int) -> ElementID {
    ElementID(base: path, step: .index(-1 - index))
  }

  /// The id of the element that a subview belongs to.
  func key(of id: ElementID) -> ID? {
    if id.base == path, let key = id.step.key(as: ID.self) { return key }
    var current = id.base
    while let parent = current.parent {
      if parent == path, let key = current.step.key(as: ID.self) { return key }
      current = parent
    }
    return nil
  }

  func drop(_ element: ForEachElement<Data, ID, Content>) {
    element.tearDown()
    element.isInTable = false
    elements.remove(element)
    if let ordered, ordered.indices.contains(element.offset) { self.ordered?[element.offset] = nil }
  }
}
