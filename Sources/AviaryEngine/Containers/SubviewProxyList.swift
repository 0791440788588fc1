import AviaryGraph

/// The list of a placed `Subview`: the one element that it stands for, in this place.
final class SubviewProxyList: _ViewList, GraphItem {
  private var subview: Subview
  private var dependent: Dependent!
  /// Sent when another subview takes this place, to those who read what was written on the last one.
  private let exchanged = Signal()
  /// The nodes that show the subview.
  private var mounted: [WeakNode] = []

  init(_ subview: Subview, _ inputs: _ListInputs) {
    self.subview = subview
    super.init(inputs)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
    observe(isFirst: true)
  }

  deinit { dependent.detach() }

  override var declaredView: DeclaredView { .leaf("Subview") }
  var graphName: String { "Subview" }

  func update(_ new: Subview) {
    let isSame = new.id == subview.id && new.list === subview.list
    subview = new
    guard !isSame else { return }
    observe(isFirst: true)
    // The place keeps its identity; what is shown in it ends.
    for node in mounted { node.node?.markStale() }
    mounted.removeAll()
    exchanged.send()
    changed([.structure, .traits])
  }

  /// The source's structure changed: the subview may be gone, or be another instance.
  func updateIfNeeded() { observe(isFirst: false) }

  private func observe(isFirst: Bool) {
    dependent.beginRun()
    subview.list.observe().structure.subscribe(dependent)
    if !isFirst { changed(.structure) }
  }

  private var sourceIndex: Int? {
    subview.list.index(of: subview.id.element, hint: subview.index)
  }

  // A subview that is gone is an element without content until whoever placed it has run again.
  override var count: Int { 1 }

  override func elementID(at index: Int) -> ElementID {
    ElementID(base: inputs.base, step: inputs.step)
  }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    traits.borrow(from: exchanged)
    guard let index = sourceIndex else { return }
    subview.list.collectTraits(at: index, into: &traits)
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    let node =
      sourceIndex.map { subview.list.mount(at: $0, in: place) }
      ?? EmptyNode(root: root, place: place)
    mounted.removeAll { $0.node == nil }
    mounted.append(WeakNode(node))
    return node
  }

  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    if id.base as? Subview.ID == subview.id { return 0 }
    guard let index = subview.list.firstIndex(ofExplicitID: id), index == sourceIndex else {
      return nil
    }
    return 0
  }

  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    guard let index = sourceIndex else { return }
    subview.list.collectExplicitIDs(at: index, into: &ids)
  }

  override func releaseElement(_ id: ElementID) {
    subview.list.releaseElement(subview.id.element)
  }

  override func tearDown() {
    dependent.detach()
    for node in mounted { node.node?.markStale() }
  }
}
