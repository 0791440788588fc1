import AviaryGraph

/// The list of a view that is made from the subviews of another: `Group(subviews:)` and `Group(sections:)`.
///
/// The transform runs when first needed, and again only when something that it read changed.
final class TransformList<Base: View, Result: View>: SingleSourceList, GraphItem {
  private var transform: (_ViewList) -> Result
  let base: _ViewList
  private(set) var dependent: Dependent!
  private var reads: CollectionReads!

  /// How the developer wrote it: `Group(subviews:)` or `Group(sections:)`.
  private let initializer: String

  init(
    _ base: Base,
    _ inputs: _ListInputs,
    initializer: String,
    transform: @escaping (_ViewList) -> Result
  ) {
    self.transform = transform
    self.initializer = initializer
    self.base = Base._makeList(
      base,
      inputs.member(of: inputs.makePath(), .base(inputs.depth))
    )
    super.init(inputs)
    self.base.owner = self
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
    reads = CollectionReads(
      graph: inputs.root.graph,
      depth: inputs.depth,
      name: graphName,
      reader: dependent
    ) {
      [unowned self] in updateIfNeeded()
    }
  }

  deinit {
    dependent.detach()
    base.owner = nil
  }

  override var staticShape: _ListShape { Result._shape }
  override var declaredView: DeclaredView { .container(initializer) }
  override var members: [_ViewList] { [base] + super.members }
  var graphName: String { "\(initializer) of \(Base.self)" }

  /// Takes new values.
  ///
  /// The caller tells whether the transform is known to be the same.
  func update(_ base: Base, transform: @escaping (_ViewList) -> Result, isSameTransform: Bool) {
    self.transform = transform
    Base._updateList(self.base, base)
    if !isSameTransform { updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard child != nil else { return }
    evaluate()
  }

  override func makeChild() -> _ViewList { evaluate() }

  /// Runs the transform, and gives what it is to its list, or a new one.
  @discardableResult
  private func evaluate() -> _ViewList {
    root.counters.transforms += 1
    let result = Tracker.run(for: dependent) { reads.record { transform(base) } }
    if let child {
      Result._updateList(child, result)
      return child
    }
    // The result has the identity of the group: where it is one view, nothing is added to it.
    let made = Result._makeList(result, inputs.inside())
    adopt(made)
    return made
  }

  override func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    // What changes in the base reaches the result through what the transform read.
    if list !== base { super.listDidChange(list, change) }
  }

  override func tearDown() {
    dependent.detach()
    reads.detach()
    base.tearDown()
    super.tearDown()
  }
}
