import AviaryGeometry
import AviaryGraph
import Foundation

/// What is drawn in place of an element that comes or goes: the body of its transition.
final class TransitionHost: ContainerNode {
  private let source: TransitionSource

  init(_ place: Place, content: _ViewList, source: TransitionSource) {
    self.source = source
    super.init(place, content: content)
  }

  override var showsTransitions: Bool { false }

  /// Another node is shown.
  func changeContent(to node: ViewNode) {
    source.node = node
    contentDidChange()
  }

  /// Lies elsewhere from now on, without having moved there.
  ///
  /// - Parameter origin: From where the element lies in its container, in points.
  func stay(at origin: CGPoint) {
    guard origin != self.origin else { return }
    self.origin = origin
    parent?.invalidateDrawing()
  }

  /// Takes the size of the element.
  func follow(_ node: ViewNode) {
    setFrame(origin: origin, size: node.size, proposal: ProposedViewSize(node.size))
  }

  /// The element's picture has changed.
  func contentDidChange() {
    func visit(_ node: ViewNode) {
      if node.transitionSource != nil { node.invalidateDrawing() }
      node.forEachChild(visit)
    }
    visit(self)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { source.node.size }

  override func layoutContent() {
    for node in nodes {
      let inner = node.measure(ProposedViewSize(size))
      node.place(
        at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
        size: inner,
        proposal: ProposedViewSize(size)
      )
    }
  }

  override func computeDrawsWithinBounds() -> Bool { false }
}
