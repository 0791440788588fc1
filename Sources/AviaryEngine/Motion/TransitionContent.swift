import AviaryGeometry
import AviaryGraph
import Foundation

/// Stands for the view that comes or goes, in the body of its transition.
package nonisolated struct TransitionContent: _LeafView {
  let source: TransitionSource

  package static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    TransitionContentNode(list, place)
  }
}

/// Draws another node's picture.
final class TransitionContentNode: LeafNode<TransitionContent> {
  private var source: ViewNode { view.source.node }

  package override var transitionSource: ViewNode? { source }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { source.size }

  package override func computeDrawsWithinBounds() -> Bool { false }

  package override func draw(into recorder: inout NodeRecorder) {
    let source = source
    recorder.draw(
      source,
      under: source.transformToParent.concatenating(
        CGAffineTransform(translationX: -source.origin.x, y: -source.origin.y)
      )
    )
  }
}
