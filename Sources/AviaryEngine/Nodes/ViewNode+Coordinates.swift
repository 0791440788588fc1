package import AviaryGeometry
import AviaryLayout
package import Foundation

extension ViewNode {
  /// A rectangle of this node's space, in the space of an ancestor, or of the root where that is nil.
  package final func convert(_ rect: CGRect, to ancestor: ViewNode?) -> CGRect {
    var rect = rect
    var node: ViewNode? = self
    while let current = node, current !== ancestor {
      rect = rect.applying(current.transformToParent)
      node = current.parent
    }
    return rect
  }

  package final func boundsContain(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  /// The insets of the safe area at those edges of the node that lie at the edge of the safe area or beyond.
  package final var safeAreaInsets: EdgeInsets { SafeArea.insets(of: self) }
}
