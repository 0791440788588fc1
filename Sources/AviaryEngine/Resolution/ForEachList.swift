import AviaryGraph

/// The list of a `ForEach`: its elements in the order of the data, each resolved when first needed.
///
/// Where the type of the content says how many subviews an element gives, counting and naming elements runs
/// no closure. Of equal ids the first counts; the engine says so once.
final class ForEachList<Data, ID, Content>: _ViewList, GraphItem
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>
  private let shape = Content._shape
  private let path: IdentityPath
  private var dependent: Dependent!

  /// The elements that were resolved.
  @exclusivity(unchecked) private var elements = ElementTable()
  /// The resolved elements by position, where most are resolved and the data has changed before.
  private var ordered: [ForEachElementBase?]?
  /// The number of data elements, later duplicates left out.
  private var elementCount = 0
  /// The offsets of the first elements of each id, where some id occurs twice.
  private var uniqueOffsets: [Int]?
  /// The number of subviews before each element and in all, where the type doesn't tell.
  private var starts: [Int]?
  /// Whether the data shows a list of subviews as it is at the moment: what it was before can't be asked of it.
  private var isLive = false
  /// The ids in order, where the data shows a value through a binding, as it is at the moment: nil for other data,
  /// and for very long data.
  private var shownIDs: [ID]?
  /// The ids in order as they were read with the data, where an element has another one at each reading.
  private var fixedIDs: [ID]?
  /// Whether an element was seen to have another id at each reading.
  private var hasFleetingIDs = false
  /// Where each id stands, made when an id has to be found that is not where it was.
  @exclusivity(unchecked) private var offsets: PositionTable?
  /// Resolved elements that no place shows any more, the longest gone first.
  @exclusivity(unchecked) private var released: [ID] = []

  /// Duplicates are looked for among so many elements; in longer data only among those resolved.
  private static var duplicateLimit: Int { 65_536 }
  /// The number of elements that keep their state after they left the screen.
  private static var releasedLimit: Int { 128 }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
    self.view = view
    path = inputs.makePath()
    super.init(inputs)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
    measureData()
    offsets = nil
  }

  deinit {
    dependent.detach()
    for element in elements.all { cast(element).list.owner = nil }
    elements.removeAll()
  }

  private typealias Element = ForEachElement<Data, ID, Content>

  private func cast(_ element: ForEachElementBase) -> Element {
    unsafeDowncast(element, to: Element.self)
  }

  override var declaredView: DeclaredView { .container("ForEach<\(Data.self), \(ID.self)>") }
  var graphName: String { "ForEach<\(Data.self), \(ID.self), \(Content.self)>" }
  override var members: [_ViewList] { resolvedElements.map(\.list) }

  private var resolvedElements: [ForEachElement<Data, ID, Content>] {
    elements.all.sorted { $0.offset < $1.offset }.map(cast)
  }

  // MARK: - Data

  /// The element of the data at an offset.
  ///
  /// nil while the data is a list that has shrunk already and this one has not had its turn: who asks then,
  /// is told of the change, and asks again.
  private func datum(at offset: Int) -> Data.Element? {
    if isLive, offset >= view.data.count { return nil }
    return view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  private func offset(ofElement position: Int) -> Int { uniqueOffsets?[position] ?? position }

  private func id(atOffset offset: Int) -> ID? {
    guard let fixedIDs else { return datum(at: offset).map { view.id(of: $0) } }
    if isLive, offset >= view.data.count { return nil }
    return offset < fixedIDs.count ? fixedIDs[offset] : nil
  }

  /// Counts the data and finds duplicates.
  ///
  /// Reads the data for this list alone.
  private func measureData() {
    let reads = LiveReads.count
    let bindingReads = LiveReads.bindingCount
    let count = Tracker.run(for: dependent) {
      (view.data as? any ListBackedCollection)?.trackStructure()
      let count = view.data.count
      // A collection made of one of subviews, reversed say, tells so by what reading it reads.
      if count > 0, !(view.data is Range<Int>) { _ = view.data[view.data.startIndex] }
      return count
    }
    let isBinding = LiveReads.bindingCount != bindingReads
    isLive = LiveReads.count != reads || isBinding
    elementCount = count
    uniqueOffsets = nil
    starts = nil
    offsets = nil
    ordered = nil
    shownIDs = nil
    fixedIDs = nil
    if case .offset = view.identify { return }
    Tracker.untracked { fixIDs(count) }
    if isBinding, count <= Self.duplicateLimit {
      shownIDs = fixedIDs ?? Tracker.untracked { view.data.map { view.id(of: $0) } }
    }
    guard count <= Self.duplicateLimit, count > 1 else { return }
    Tracker.untracked { findDuplicates(count) }
  }

  /// Keeps the ids as they are now where those of an element differ from one reading to the next, such as
  /// `var id: UUID { UUID() }`: they name the elements until the data changes.
  private func fixIDs(_ count: Int) {
    if !hasFleetingIDs, count > 0, let first = datum(at: 0) {
      hasFleetingIDs = isFleeting(view.id(of: first), of: first)
    }
    if hasFleetingIDs { fixedIDs = view.data.map { view.id(of: $0) } }
  }

  /// Whether an element has another id now.
  private func isFleeting(_ id: ID, of datum: Data.Element) -> Bool { view.id(of: datum) != id }

  private func findDuplicates(_ count: Int) {
    let (found, unique) = makeOffsets(count)
    offsets = found
    uniqueOffsets = unique
    elementCount = unique?.count ?? count
  }

  /// Finds out where each id stands.
  ///
  /// - Returns: The table, and the offsets of the first elements of each id if some id occurs twice.
  private func makeOffsets(_ count: Int, warns: Bool = true) -> (PositionTable, unique: [Int]?) {
    var table = PositionTable(count: count)
    var unique: [Int]?
    let view = view
    let isExact = Self.hashesAreExact
    let makeID = view.makeID
    let fixedIDs = fixedIDs
    forEachDatum { offset, datum in
      let id = fixedIDs?[offset] ?? makeID(datum)
      let isNew = table.append(hash: Self.hash(id)) {
        isExact || isSame(id, atOffset: $0)
      }
      if isNew {
        unique?.append(offset)
      } else {
        if unique == nil { unique = Array(0..<offset) }
        if warns { warnOfDuplicate(id) }
      }
    }
    return (table, unique)
  }

  /// Hands over all of the data with their offsets.
  private func forEachDatum(_ body: (Int, Data.Element) -> Void) {
    let isDone: Void? = view.data.withContiguousStorageIfAvailable { buffer in
      for offset in buffer.indices { body(offset, buffer[offset]) }
    }
    if isDone != nil { return }
    for (offset, datum) in view.data.enumerated() { body(offset, datum) }
  }

  /// Whether what has the same hash is the same: integers are their own hashes.
  private static var hashesAreExact: Bool { ID.self == Int.self }

  private static func hash(_ id: ID) -> Int {
    ID.self == Int.self ? unsafeBitCast(id, to: Int.self) : id.hashValue
  }

  /// Whether an id stands at an offset where one with the same hash is.
  private func isSame(_ id: ID, atOffset offset: Int) -> Bool { self.id(atOffset: offset) == id }

  /// The resolved element with an id.
  private func known(_ id: ID) -> Element? {
    let isExact = Self.hashesAreExact
    return elements.first(hash: Self.hash(id)) { isExact || cast($0).id == id }.map(cast)
  }

  private func warnOfDuplicate(_ id: ID) {
    root.warn(
      "ForEach<\(Data.self), \(ID.self)>: the id \(id) occurs more than once; "
        + "the first element with it is shown, the others are left out"
    )
  }

  /// Where an id stands in the data now, or nil.
  private func offset(of id: ID, hint: Int) -> Int? {
    if hint < view.data.count, self.id(atOffset: hint) == id { return hint }
    if case .offset = view.identify, let number = id as? Int, let range = view.data as? Range<Int> {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    return lookUp(id)
  }

  private func lookUp(_ id: ID) -> Int? {
    let table = offsets ?? makeOffsets(view.data.count, warns: false).0
    offsets = table
    let isExact = Self.hashesAreExact
    return table.position(hash: Self.hash(id)) { isExact || isSame(id, atOffset: $0) }
  }

  // MARK: - Update

  func update(_ new: ForEach<Data, ID, Content>) {
    let isSameContent = ValueEquality.isEqual(view, new, in: "content")
    // Data that shows a list as it is at the moment equals itself, also where that list has changed.
    let isSameData = !dependent.needsUpdate && ValueEquality.isEqual(view.data, new.data)
    if isSameContent && isSameData { return }
    let old = view
    view = new
    reconcile(old: old, isSameContent: isSameContent, isSameData: isSameData)
  }

  /// The data is a list of subviews that changed, or an element's closure read something that did.
  func updateIfNeeded() {
    reconcile(old: nil, isSameContent: true, isSameData: false)
  }

  /// - Parameter old: The value before, or nil where the data changes in place.
  private func reconcile(
    old: ForEach<Data, ID, Content>?,
    isSameContent: Bool,
    isSameData: Bool
  ) {
    var isSameOrder = true
    let hadDuplicates = uniqueOffsets != nil
    if !isSameData {
      let oldCount = elementCount
      let wasLive = isLive
      let oldIDs = fixedIDs ?? shownIDs
      measureData()
      isSameOrder = oldCount == elementCount && !hadDuplicates && uniqueOffsets == nil
      if let oldIDs, let newIDs = fixedIDs ?? shownIDs {
        isSameOrder = isSameOrder && oldIDs == newIDs
      } else if isSameOrder, !wasLive, let old {
        isSameOrder = Tracker.untracked { hasSameIDs(as: old) }
      } else {
        isSameOrder = false
      }
    }
    if !isSameOrder {
      Tracker.untracked { moveElements() }
      // Told before any closure runs: what one of them reads may be made of this list.
      changed(.structure)
    }
    if let ordered, uniqueOffsets == nil {
      forEachDatum { offset, datum in
        guard offset < ordered.count, let base = ordered[offset], cast(base).isInTable else {
          return
        }
        cast(base).update(datum, isSameContent: isSameContent)
      }
    } else {
      for base in elements.all {
        let element = cast(base)
        guard element.isInTable, let datum = datum(at: element.offset) else { continue }
        element.update(datum, isSameContent: isSameContent)
      }
    }
    offsets = nil
  }

  /// Finds the places of the resolved elements in the data, and drops those that are not there.
  private func moveElements() {
    let isDense = elements.count > 64 && elements.count * 2 >= elementCount && uniqueOffsets == nil
    var order = isDense ? [ForEachElementBase?](repeating: nil, count: elementCount) : []
    for base in elements.all {
      let element = cast(base)
      // Where few are resolved, they often stand where they were.
      let offset =
        offsets == nil ? offset(of: element.id, hint: element.offset) : lookUp(element.id)
      guard let offset else {
        drop(element)
        continue
      }
      element.offset = offset
      if isDense { order[offset] = element }
    }
    ordered = isDense ? order : nil
  }

  private func hasSameIDs(as old: ForEach<Data, ID, Content>) -> Bool {
    if case .offset = view.identify {
      return (old.data as? Range<Int>) == (view.data as? Range<Int>)
    }
    return zip(old.data, view.data).allSatisfy { old.id(of: $0) == view.id(of: $1) }
  }

  override func structureDidChange() { starts = nil }

  // MARK: - Elements

  /// The resolved element at a position among the unique ones.
  private func element(at position: Int) -> ForEachElement<Data, ID, Content>? {
    let offset = offset(ofElement: position)
    guard let datum = Tracker.untracked({ self.datum(at: offset) }) else { return nil }
    guard let id = Tracker.untracked({ fixedID(atOffset: offset, of: datum) }) else { return nil }
    if let element = known(id) {
      if element.offset != offset, elementCount > Self.duplicateLimit { warnOfDuplicate(id) }
      return element
    }
    // Two levels down: the closure is run before the lists that it made, and after this one.
    let step = IdentityStep.key(of: id)
    let element = Element(
      id: id,
      hash: Self.hash(id),
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

  /// The id that names the element at an offset for as long as the data stays.
  private func fixedID(atOffset offset: Int, of datum: Data.Element) -> ID? {
    if fixedIDs != nil || hasConstantIDs { return id(atOffset: offset) }
    let id = view.id(of: datum)
    guard known(id) == nil, isFleeting(id, of: datum) else { return id }
    noteFleetingID(atOffset: offset)
    return self.id(atOffset: offset)
  }

  /// Keeps all ids if that of the element at an offset differs from one reading to the next.
  private func noteFleetingID(atOffset offset: Int) {
    guard !hasFleetingIDs, !hasConstantIDs, offset < view.data.count,
      let datum = datum(at: offset),
      isFleeting(view.id(of: datum), of: datum)
    else { return }
    hasFleetingIDs = true
    fixIDs(view.data.count)
    // Whoever was told of another id asks again.
    changed(.structure)
  }

  /// Whether ids are the data's own offsets.
  private var hasConstantIDs: Bool {
    if case .offset = view.identify { return true }
    return false
  }

  /// The number of subviews before each element, resolving all of them where the type doesn't tell.
  private func counted() -> [Int] {
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

  private func find(_ index: Int) -> (position: Int, index: Int) {
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

  // MARK: - What a list answers

  override var count: Int {
    if let each = shape.count { return each * elementCount }
    return counted().last ?? 0
  }

  override func elementID(at index: Int) -> ElementID {
    if shape.isUnary {
      if let ordered, index < ordered.count, let element = ordered[index] {
        return ElementID(base: path, step: element.step)
      }
      let id = Tracker.untracked { self.id(atOffset: offset(ofElement: index)) }
      return id.map { ElementID(base: path, step: .key(of: $0)) } ?? missingID(index)
    }
    guard count > 0 else { return missingID(index) }
    let place = find(index)
    return element(at: place.position)?.list.elementID(at: place.index) ?? missingID(index)
  }

  /// The identity of an element that is not there any more.
  private func missingID(_ index: Int) -> ElementID {
    ElementID(base: path, step: .index(-1 - index))
  }

  override func index(of id: ElementID, hint: Int) -> Int? {
    if shape.isUnary {
      if hint >= 0, hint < count, elementID(at: hint) == id { return hint }
      guard id.base == path, let key = id.step.key(as: ID.self) else { return nil }
      return Tracker.untracked {
        let hint = max(0, min(hint, elementCount - 1))
        guard let offset = self.offset(of: key, hint: hint) else {
          noteFleetingID(atOffset: hint)
          return nil
        }
        guard let uniqueOffsets else { return offset }
        return uniqueOffsets.firstIndex(of: offset)
      }
    }
    return super.index(of: id, hint: hint)
  }

  override var mayHoldTraits: Bool { shape.mayWriteTraits }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    if traits.leavesOutMadeTags, !shape.mayWriteTraits { return }
    guard count > 0 else { return }
    let place = find(index)
    var id: ID?
    if shape.mayWriteTraits {
      let element = element(at: place.position)
      id = element?.id
      element?.list.collectTraits(at: place.index, into: &traits)
    } else {
      id = Tracker.untracked { self.id(atOffset: offset(ofElement: place.position)) }
    }
    if let id, !traits.leavesOutMadeTags { traits.setTagIfUnset(id) }
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    let found = find(index)
    guard let element = element(at: found.position) else {
      return EmptyNode(root: root, place: place)
    }
    element.mountCount += 1
    return element.list.mount(at: found.index, in: place)
  }

  override func visitSections(_ visitor: inout SectionVisitor) {
    guard shape.mayHoldSections else {
      visitor.loose(count)
      return
    }
    for position in 0..<elementCount { element(at: position)?.list.visitSections(&visitor) }
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    let named = Tracker.untracked { position(of: id) }
    if shape.mayWriteIDs {
      if let named, !contradicts(named, id) { return start(of: named) + (inner(named, id) ?? 0) }
      if let found = search(id) { return found }
    }
    return named.map(start(of:))
  }

  /// Where the element stands that was made for an id, or that shows the subview with that id.
  private func position(of id: AnyHashable) -> Int? {
    if let key = id.base as? ID, let offset = offset(of: key, hint: 0) {
      guard let uniqueOffsets else { return offset }
      return uniqueOffsets.firstIndex(of: offset)
    }
    return (view.data as? any ListBackedCollection)?.position(ofExplicitID: id)
  }

  private func start(of position: Int) -> Int {
    shape.count.map { $0 * position } ?? counted()[position]
  }

  /// Where an id is written inside of an element.
  private func inner(_ position: Int, _ id: AnyHashable) -> Int? {
    element(at: position)?.list.firstIndex(ofExplicitID: id)
  }

  /// Whether an element carries another explicit id of the same type, which then is its name.
  private func contradicts(_ position: Int, _ id: AnyHashable) -> Bool {
    guard let list = element(at: position)?.list, list.firstIndex(ofExplicitID: id) == nil,
      list.count > 0
    else { return false }
    var ids: [AnyHashable] = []
    list.collectExplicitIDs(at: 0, into: &ids)
    return ids.contains { type(of: $0.base) == type(of: id.base) }
  }

  /// Looks for an explicit id in all elements: first in those that are resolved, then in the others, which
  /// are resolved one by one and let go again.
  private func search(_ id: AnyHashable) -> Int? {
    var resolved = Set<ID>()
    for element in resolvedElements {
      resolved.insert(element.id)
      if let inner = element.list.firstIndex(ofExplicitID: id) {
        let position = uniqueOffsets?.firstIndex(of: element.offset) ?? element.offset
        return start(of: position) + inner
      }
    }
    for position in 0..<elementCount {
      guard let element = element(at: position), !resolved.contains(element.id) else { continue }
      if let inner = element.list.firstIndex(ofExplicitID: id) {
        return start(of: position) + inner
      }
      if starts == nil { drop(element) }
    }
    return nil
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    let place = find(index)
    Tracker.untracked {
      guard let id = self.id(atOffset: offset(ofElement: place.position)) else { return }
      ids.append(AnyHashable(id))
      (view.data as? any ListBackedCollection)?
        .collectExplicitIDs(atPosition: place.position, into: &ids)
    }
    if shape.mayWriteIDs {
      element(at: place.position)?.list.collectExplicitIDs(at: place.index, into: &ids)
    }
  }

  /// The id of the element that a subview belongs to.
  private func key(of id: ElementID) -> ID? {
    if id.base == path, let key = id.step.key(as: ID.self) { return key }
    var current = id.base
    while let parent = current.parent {
      if parent == path, let key = current.step.key(as: ID.self) { return key }
      current = parent
    }
    return nil
  }

  private func drop(_ element: ForEachElement<Data, ID, Content>) {
    element.tearDown()
    element.isInTable = false
    elements.remove(element)
    if let ordered, ordered.indices.contains(element.offset) { self.ordered?[element.offset] = nil }
  }

  override func releaseElement(_ id: ElementID) {
    guard let key = key(of: id), let element = known(key) else { return }
    element.mountCount -= 1
    guard element.mountCount <= 0 else { return }
    released.append(key)
    guard released.count > Self.releasedLimit else { return }
    let oldest = released.removeFirst()
    guard let element = known(oldest), element.mountCount <= 0, starts == nil else { return }
    drop(element)
  }

  override func tearDown() {
    dependent.detach()
    for base in elements.all {
      cast(base).tearDown()
      cast(base).isInTable = false
    }
    elements.removeAll()
    ordered = nil
  }
}
