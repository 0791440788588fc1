@_spi(Engine) package import AviaryEngine

// How scroll views are found: by what they are able to do, and from here alone.
extension ViewNode {
  /// The node as a scroll view; nil where it is none.
  package final var scroller: ScrollNode? { scrollsContent ? self as? ScrollNode : nil }

  /// The nearest scroll view around the node that a closure accepts; nil for none.
  ///
  /// - Complexity: O(*n*) for *n* ancestors.
  package final func surroundingScrollNode(where accepts: (ScrollNode) -> Bool) -> ScrollNode? {
    var node = parent
    while let current = node {
      if let found = current.scroller, accepts(found) { return found }
      node = current.parent
    }
    return nil
  }

  /// The nearest scroll view around the node; nil for none.
  package final var surroundingScrollNode: ScrollNode? { surroundingScrollNode { _ in true } }

  /// The first scroll view in the node, itself included, in the order of the tree; nil for none.
  ///
  /// - Parameter inReach: Whether to leave out what is hidden.
  package final func firstScrollNode(inReach: Bool = false) -> ScrollNode? {
    firstNode(of: ViewNode.self, inReach: inReach, where: \.scrollsContent)?.scroller
  }
}
