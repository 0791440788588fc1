import AviaryGraph

/// The list of a placed collection of subviews: a part of another list, in this place, sections included.
final class SubviewsProxyList: _ViewList, GraphItem {
  private var list: _ViewList
  private var range: Range<Int>?
  /// Whether the members belong to no section here.
  private var isLoose: Bool
  private var dependent: Dependent!
  private let path: IdentityPath

  init(_ list: _ViewList, _ range: Range<Int>?, isLoose: Bool, _ inputs: _ListInputs) {
    self.list = list
    self.range = range
    self.isLoose = isLoose
    path = inputs.makePath()
    super.init(inputs)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
    subscribe()
  }

  deinit { dependent.detach() }

  override var declaredView: DeclaredView { .leaf("SubviewsCollection") }
  var graphName: String { "SubviewsCollection" }

  func update(_ list: _ViewList, _ range: Range<Int>?, isLoose: Bool) {
    let isSame =
      list === self.list && range == self.range && isLoose == self.isLoose
      && !dependent.needsUpdate
    self.list = list
    self.range = range
    self.isLoose = isLoose
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

  // A collection may be placed several times in one container, so its elements carry the place as well.
  override func elementID(at index: Int) -> ElementID {
    placed(list.elementID(at: bounds.lowerBound + index))
  }

  private func placed(_ id: ElementID) -> ElementID {
    ElementID(base: path, step: .key(AnyHashable(id)))
  }

  /// The identity in the list behind, of an element of this one.
  private func original(_ id: ElementID) -> ElementID? {
    guard id.base == path, case .key(let key) = id.step else { return nil }
    return key.base as? ElementID
  }

  override func index(of id: ElementID, hint: Int) -> Int? {
    let bounds = bounds
    guard let id = original(id),
      let index = list.index(of: id, hint: hint + bounds.lowerBound), bounds.contains(index)
    else { return nil }
    return index - bounds.lowerBound
  }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    traits.borrow(from: nil)
    list.collectTraits(at: bounds.lowerBound + index, into: &traits)
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    list.mount(at: bounds.lowerBound + index, in: place)
  }

  override func visitSections(_ visitor: inout SectionVisitor) {
    let bounds = bounds
    guard !isLoose else { return visitor.loose(bounds.count) }
    for entry in list.observe().sections(of: list) {
      visitor.take(entry, clippedTo: bounds, id: entry.id.map(placed))
    }
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    let bounds = bounds
    let index =
      if let subview = id.base as? Subview.ID {
        list.index(of: subview.element, hint: bounds.lowerBound)
      } else {
        list.firstIndex(ofExplicitID: id)
      }
    guard let index, bounds.contains(index) else { return nil }
    return index - bounds.lowerBound
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    list.collectExplicitIDs(at: bounds.lowerBound + index, into: &ids)
  }

  override func releaseElement(_ id: ElementID) {
    if let id = original(id) { list.releaseElement(id) }
  }

  override func tearDown() { dependent.detach() }
}

extension SectionVisitor {
  /// Passes a section of another list, less the members outside of a range of that list.
  ///
  /// - Parameter id: The section's identity here.
  mutating func take(_ entry: SectionEntry, clippedTo bounds: Range<Int>, id: ElementID?) {
    let all = entry.header.lowerBound..<entry.footer.upperBound
    let left = all.clamped(to: bounds)
    guard entry.section != nil else {
      loose(left.count)
      return
    }
    // A section that was empty from the start stays where it lies inside the range.
    if left.isEmpty,
      !all.isEmpty || !(bounds.lowerBound...bounds.upperBound).contains(all.lowerBound)
    {
      return
    }
    emit(
      entry,
      id: id,
      header: entry.header.clamped(to: bounds).count,
      content: entry.content.clamped(to: bounds).count,
      footer: entry.footer.clamped(to: bounds).count
    )
  }
}
