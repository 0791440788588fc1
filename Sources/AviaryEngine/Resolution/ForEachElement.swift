import AviaryGraph

/// One resolved element of a `ForEach`: its content runs again when something that the closure read changed.
final class ForEachElement<Data, ID, Content>: ForEachElementBase, GraphItem, TrackingReader
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  let id: ID
  /// Whether the element still belongs to its list.
  var isInTable = false
  /// The places that show the element.
  @exclusivity(unchecked) var mountCount = 0
  @exclusivity(unchecked) private(set) var list: _ViewList

  @exclusivity(unchecked) private var datum: Data.Element
  private unowned let parent: ForEachList<Data, ID, Content>
  /// Made when the closure first reads something that can change.
  private var dependent: Dependent?

  init(
    id: ID,
    hash: Int,
    step: IdentityStep,
    offset: Int,
    datum: Data.Element,
    parent: ForEachList<Data, ID, Content>,
    inputs: _ListInputs
  ) {
    self.id = id
    self.datum = datum
    self.parent = parent
    list = EmptyList(inputs)
    super.init(hash: hash, step: step, offset: offset)
    list = Content._makeList(runContent(), inputs)
    list.owner = parent
  }

  deinit { dependent?.detach() }

  var graphName: String { "ForEach content \(Content.self)" }

  private func runContent() -> Content {
    parent.root.counters.closures += 1
    let content = parent.content
    return Tracker.run(for: self) { content(datum) }
  }

  var knownDependent: Dependent? { dependent }

  func makeDependent() -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(item: self, graph: parent.root.graph, depth: parent.inputs.depth + 1)
    dependent = made
    return made
  }

  /// Takes a new value of the element; equal ones under the same closure stop here.
  func update(_ new: Data.Element, isSameContent: Bool) {
    if isSameContent && ValueEquality.isEqual(datum, new) && dependent?.needsUpdate != true {
      return
    }
    datum = new
    updateIfNeeded()
  }

  func updateIfNeeded() {
    Content._updateList(list, runContent())
  }

  func tearDown() {
    dependent?.detach()
    list.tearDown()
    list.owner = nil
  }
}
