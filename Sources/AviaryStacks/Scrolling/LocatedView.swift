@_spi(Engine) package import AviaryEngine
import AviaryGeometry
package import Foundation

/// A view inside of a scroll view that was found by its id.
///
/// It need not be mounted.
package enum LocatedView {
  /// A mounted view.
  case node(WeakNode)
  /// An element of a container, and where it stood when it was found.
  case element(WeakNode, ElementID, index: Int)
}

extension ScrollNode {
  /// Finds the first view with an id, in reading order.
  ///
  /// Lazy content is searched without being mounted.
  final func locate(_ id: AnyHashable) -> LocatedView? {
    Self.locate(id, in: contentNode)
  }

  private static func locate(_ id: AnyHashable, in node: ViewNode) -> LocatedView? {
    if node.explicitID?.value == id { return .node(WeakNode(node)) }
    // What scrolls by itself is found by its own scroll view.
    if node.scrollsContent { return nil }
    if let container = node.elementContainer,
      let index = container.content.firstIndex(ofExplicitID: id)
    {
      if let element = container.mountedNode(at: index), !container.mountsOnlyVisible,
        let inner = descendant(of: element, with: id)
      {
        return .node(WeakNode(inner))
      }
      return .element(WeakNode(container), container.content.elementID(at: index), index: index)
    }
    for child in node.children {
      if let found = locate(id, in: child) { return found }
    }
    return nil
  }

  private static func descendant(of node: ViewNode, with id: AnyHashable) -> ViewNode? {
    if node.explicitID?.value == id { return node }
    for child in node.children {
      if let found = descendant(of: child, with: id) { return found }
    }
    return nil
  }

  /// Where a view lies in the content, in logical coordinates; nil if it is gone.
  package final func frame(of view: LocatedView) -> CGRect? {
    switch view {
    case .node(let node):
      guard let node = node.node, node.isMounted else { return nil }
      return logical(node.convert(CGRect(origin: .zero, size: node.size), to: contentNode))
    case .element(let container, let id, let index):
      guard let container = container.node?.elementContainer, container.isMounted,
        let index = container.content.index(of: id, hint: index),
        let frame = container.elementFrame(at: index)
      else { return nil }
      return logical(container.convert(frame, to: contentNode))
    }
  }

  /// A rectangle of the content's space as if it read from left to right.
  final func logical(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentNode.size.width - rect.maxX
    return rect
  }
}
