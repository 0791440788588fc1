import AviaryGraph

/// A modifier that wraps each subview in a node of its own: padding, a frame, a background.
public protocol _NodeModifier: ViewModifier where Body == Never {
  /// Makes the node around one subview. For the engine.
  nonisolated static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode

  /// The place of the subview under the modifier. For the engine.
  nonisolated static func _innerPlace(_ list: _ModifiedList<Self>, _ place: _Place) -> _Place
}

extension _NodeModifier {
  public nonisolated static func _innerPlace(
    _ list: _ModifiedList<Self>,
    _ place: _Place
  ) -> _Place { place }

  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    _ModifiedList(modifier, inputs, content(inputs.inside()))
  }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: _ModifiedList<Self>.self)
    list.update(modifier)
    updateContent(list.content)
  }

  public nonisolated static func _makeList<V: View>(
    _ modifier: Self,
    of view: V,
    _ inputs: _ListInputs
  ) -> _ViewList {
    _ModifiedList(modifier, inputs, V._makeList(view, inputs.inside()))
  }

  public nonisolated static func _updateList<V: View>(
    _ list: _ViewList,
    _ modifier: Self,
    of view: V
  ) {
    let list = unsafeDowncast(list, to: _ModifiedList<Self>.self)
    list.update(modifier)
    V._updateList(list.content, view)
  }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape { content }
}

/// The list of views under a modifier that wraps each of them.
public final class _ModifiedList<M: _NodeModifier>: _ForwardingList {
  @inlinable package var modifier: M { shownModifier }
  @exclusivity(unchecked) @usableFromInline var shownModifier: M
  @exclusivity(unchecked) private var placements = PlacementSet()

  init(_ modifier: M, _ inputs: _ListInputs, _ content: _ViewList) {
    shownModifier = modifier
    super.init(inputs, content)
  }

  /// A node shows the modifier from now on: it is told of changes.
  package func insert(_ node: ViewNode) { placements.insert(node) }

  /// A node does not show the modifier any more.
  package func remove(_ node: ViewNode) { placements.remove(node) }

  func update(_ new: M) {
    if ValueEquality.isEqual(modifier, new) { return }
    let old = modifier
    shownModifier = new
    placements.forEach { node in
      if let animator = root.animator, let node = node as? ModifierNode<M> {
        node.modifierDidChange(from: old, animator)
      }
      node.viewDidChange()
    }
  }

  @_spi(Engine) public override func mount(at index: Int, in place: Place) -> ViewNode {
    let child = content.mount(at: index, in: M._innerPlace(self, place))
    return M._makeNode(self, child, place)
  }

  @_spi(Engine) public override func tearDown() {
    placements.forEach { $0.markStale() }
    super.tearDown()
  }
}
