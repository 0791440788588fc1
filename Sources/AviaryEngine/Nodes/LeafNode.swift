import AviaryGeometry

/// The node of a leaf view; it reads the view's value from the list, which keeps it current.
@_spi(Engine) open class LeafNode<V: _LeafView>: _ViewNode {
  package let list: _LeafList<V>

  /// Creates the node of a leaf's list for a place.
  @_spi(Engine) public init(_ list: _LeafList<V>, _ place: Place) {
    self.list = list
    super.init(place)
    list.insert(self)
  }

  deinit { list.remove(self) }

  package final var view: V { list.view }

  @_spi(Engine) public final override var viewName: String { "\(V.self)" }
  package override class var remembersGuides: Bool { false }
  @_spi(Engine) public final override var sourceList: _ViewList? { list }
}
