package import AviaryGraph

/// The list of a placed collection of subviews: a part of another list, in this place, sections included.
final class SubviewsProxyList: _ViewList, GraphItem {
  private var list: _ViewList
  private var range: Range<Int>?
  private var dependent: Dependent!

  init(_ list: _ViewList, _ range: Range<Int>?, _ inputs: _ListInputs) {
    self.list = list
    self.range = range
    super.init(inputs)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
    subscribe()
  }

  deinit { dependent.detach() }

  override var declaredView: DeclaredView { .leaf("SubviewsCollection") }
  var graphName: String { "SubviewsCollection" }

  func update(_ list: _ViewList, _ range: Range<Int>?) {
    let isSame = list === self.list && range == self.range && !dependent.needsUpdate
    self.list = list
    self.range = range
    if !isSame { updateIfNeeded() }
  }

  func updateIfNeeded() {
    subscribe()
    changed([.structure, .traits])
  }

  private func subscribe() {
    dependent.beginRun()
    list.observe().structure.subscribe(dependent)
  }

  /// The part that is there: the range of a collection that was made before the list shrank may reach too far.
  private var bounds: Range<Int> { range.map { $0.clamped(to: 0..<list.count) } ?? 0..<list.count }

  override var count: Int { bounds.count }

  override func elementID(at index: Int) -> ElementID {
    list.elementID(at: bounds.lowerBound + index)
  }

  override func index(of id: ElementID, hint: Int) -> Int? {
    let bounds = bounds
    guard let index = list.index(of: id, hint: hint + bounds.lowerBound), bounds.contains(index)
    else { return nil }
    return index - bounds.lowerBound
  }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    list.collectTraits(at: bounds.lowerBound + index, into: &traits)
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    list.mount(at: bounds.lowerBound + index, in: place)
  }

  override func visitSections(_ visitor: inout SectionVisitor) {
    let bounds = bounds
    for entry in list.observe().sections(of: list) {
      visitor.take(entry, clippedTo: bounds)
    }
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    let bounds = bounds
    guard let index = list.firstIndex(ofExplicitID: id), bounds.contains(index) else { return nil }
    return index - bounds.lowerBound
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    list.collectExplicitIDs(at: bounds.lowerBound + index, into: &ids)
  }

  override func releaseElement(_ id: ElementID) { list.releaseElement(id) }
  override func tearDown() { dependent.detach() }
}

extension SectionVisitor {
  /// Passes a section of another list, less the members outside of a range of that list.
  mutating func take(_ entry: SectionEntry, clippedTo bounds: Range<Int>) {
    let all = entry.header.lowerBound..<entry.footer.upperBound
    let left = all.clamped(to: bounds)
    guard entry.section != nil else {
      loose(left.count)
      return
    }
    // A section that was empty from the start stays where it lies inside the range.
    if left.isEmpty, !all.isEmpty || !(bounds.lowerBound...bounds.upperBound).contains(all.lowerBound) {
      return
    }
    emit(
      entry, header: entry.header.clamped(to: bounds).count,
      content: entry.content.clamped(to: bounds).count,
      footer: entry.footer.clamped(to: bounds).count)
  }
}
