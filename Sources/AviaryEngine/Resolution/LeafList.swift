import AviaryGraph

/// A view that stands for itself: a text, a shape, a stack.
///
/// Its list has one element.
public protocol _LeafView: View where Body == Never {
  /// Makes the node that shows the view in a place. For the engine.
  nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode
}

extension _LeafView {
  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    _LeafList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: _LeafList<Self>.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { .single }

  /// Not to be called: the view is drawn by the engine itself.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

/// The list of a leaf: one element, whose value the nodes that show it read from here.
public final class _LeafList<V: _LeafView>: _ViewList {
  package var view: V { shownView }
  @exclusivity(unchecked) private var shownView: V
  @exclusivity(unchecked) private var placements = PlacementSet()

  init(_ view: V, _ inputs: _ListInputs) {
    shownView = view
    super.init(inputs)
  }

  /// A node shows the view from now on: it is told of changes.
  package func insert(_ node: ViewNode) { placements.insert(node) }

  /// A node does not show the view any more.
  package func remove(_ node: ViewNode) { placements.remove(node) }

  func update(_ new: V) {
    if ValueEquality.isEqual(view, new) { return }
    shownView = new
    placements.forEach { $0.viewDidChange() }
  }

  @_spi(Engine) public override var count: Int { 1 }
  package override var declaredView: DeclaredView { .leaf("\(V.self)") }

  @_spi(Engine) public override func elementID(at index: Int) -> ElementID {
    ElementID(base: inputs.base, step: inputs.step)
  }

  package override var mayHoldTraits: Bool { false }
  package override var mayMakeTags: Bool { false }

  @_spi(Engine) public override func collectTraits(at index: Int, into traits: inout ViewTraits) {}

  @_spi(Engine) public override func mount(at index: Int, in place: Place) -> ViewNode {
    V._makeNode(self, place)
  }

  @_spi(Engine) public override func tearDown() {
    placements.forEach { $0.markStale() }
  }
}
