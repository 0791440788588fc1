import AviaryGeometry
package import Foundation

/// How much of a node is recorded.
package struct DrawingScope: Equatable {
  /// Whether what can't be seen may be left out: in pictures, not for those who can't see them.
  package var leavesOut: Bool
  /// The rectangle that can be seen, in the node's coordinates; nil for all.
  package var visible: CGRect?

  package init(leavesOut: Bool, visible: CGRect? = nil) {
    self.leavesOut = leavesOut
    self.visible = visible
  }

  package static var picture: DrawingScope { DrawingScope(leavesOut: true) }
  static var everything: DrawingScope { DrawingScope(leavesOut: false) }

  /// The scope in the coordinates of a child.
  func inside(_ transform: CGAffineTransform) -> DrawingScope {
    guard let visible else { return self }
    var copy = self
    copy.visible =
      transform.isTranslation ? visible.offsetBy(dx: -transform.tx, dy: -transform.ty) : nil
    return copy
  }
}
