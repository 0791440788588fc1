import AviaryGraph

/// The list of a `ForEach`: its elements in the order of the data, each resolved when first needed.
///
/// Where the type of the content says how many subviews an element gives, counting and naming elements runs
/// no closure. Of equal ids the first counts; the engine says so once.
///
/// What it stores and what it answers as a list is here. Extensions read the data (`+Data`), bring the list up to date
/// (`+Update`), resolve elements (`+Elements`) and look for explicit ids (`+ExplicitIDs`); what is stored is theirs alone.
final class ForEachList<Data, ID, Content>: _ViewList, GraphItem
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>
  /// The view's closures: asked of the view they would cost a look-up of its type each time.
  @exclusivity(unchecked) private(set) var readID: (Data.Element) -> ID
  @exclusivity(unchecked) private(set) var content: (Data.Element) -> Content
  /// Whether ids are the data's own offsets.
  private(set) var hasConstantIDs: Bool
  let shape = Content._shape
  let path: IdentityPath
  var dependent: Dependent!
  /// The elements that were resolved.
  @exclusivity(unchecked) var elements = ElementTable()
  /// The resolved elements by position, where most are resolved and the data has changed before.
  var ordered: [ForEachElementBase?]?
  /// The number of data elements, later duplicates left out.
  var elementCount = 0
  /// The offsets of the first elements of each id, where some id occurs twice.
  var uniqueOffsets: [Int]?
  /// The number of subviews before each element and in all, where the type doesn't tell.
  var starts: [Int]?
  /// Whether the data shows a list of subviews as it is at the moment: what it was before can't be asked of it.
  var isLive = false
  /// The ids in order, where the data shows a value through a binding, as it is at the moment: nil for other data,
  /// and for very long data.
  var shownIDs: [ID]?
  /// The ids in order as they were read with the data, where an element has another one at each reading.
  var fixedIDs: [ID]?
  /// Whether an element was seen to have another id at each reading.
  var hasFleetingIDs = false
  /// Where each id stands, made when an id has to be found that is not where it was.
  @exclusivity(unchecked) var offsets: PositionTable?
  /// Resolved elements that no place shows any more, the longest gone first.
  @exclusivity(unchecked) private var released = ReleasedElements<ID>()
  /// Duplicates are looked for among so many elements; in longer data only among those resolved.
  static var duplicateLimit: Int { 65_536 }
  /// The number of elements that keep their state after they left the screen.
  static var releasedLimit: Int { 128 }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
    self.view = view
    readID = view.makeID
    content = view.content
    hasConstantIDs = view.hasConstantIDs
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

  /// Takes a new value of the view.
  func replaceView(_ new: ForEach<Data, ID, Content>) {
    view = new
    readID = new.makeID
    content = new.content
    hasConstantIDs = new.hasConstantIDs
  }

  typealias Element = ForEachElement<Data, ID, Content>

  func cast(_ element: ForEachElementBase) -> Element {
    unsafeDowncast(element, to: Element.self)
  }

  override var declaredView: DeclaredView { .container("ForEach<\(Data.self), \(ID.self)>") }

  var graphName: String { "ForEach<\(Data.self), \(ID.self), \(Content.self)>" }

  override var members: [_ViewList] { resolvedElements.map(\.list) }

  override func start(of member: _ViewList) -> Int? {
    guard let element = resolvedElements.first(where: { $0.list === member }) else { return nil }
    return position(of: AnyHashable(element.id)).map(start(of:))
  }

  override func structureDidChange() { starts = nil }

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

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    let place = find(index)
    Tracker.untracked {
      guard let id = self.id(atOffset: offset(ofElement: place.position)) else { return }
      ids.append(AnyHashable(id))
      view.listBackedData?
        .collectExplicitIDs(atPosition: place.position, into: &ids)
    }
    if shape.mayWriteIDs {
      element(at: place.position)?.list.collectExplicitIDs(at: place.index, into: &ids)
    }
  }

  override func releaseElement(_ id: ElementID) {
    guard let key = key(of: id), let element = known(key) else { return }
    element.mountCount -= 1
    guard element.mountCount <= 0 else { return }
    released.append(key)
    guard released.count > Self.releasedLimit else { return }
    let oldest = released.takeOldest()
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
