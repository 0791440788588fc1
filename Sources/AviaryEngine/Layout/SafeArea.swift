public import AviaryGeometry
public import Foundation

/// Finds out how nodes lie in the safe area around them.
///
/// A node that makes a safe area says which part of it is safe and how far the rest reaches around. Nodes
/// inside that touch an edge of the safe part, or reach over it, have to do with that edge; others have not.
/// The content of a scroll view lies in no safe area. The root has none.
package enum SafeArea {
  /// What touches counts, though arithmetic may have left a gap.
  private static let tolerance: CGFloat = 0.01

  /// The widths of the unsafe area at the edges of a node that reach it.
  static func insets(of node: ViewNode) -> EdgeInsets {
    measure(node) { _, extent in extent }
  }

  /// How far a node may reach over its edges before it leaves the unsafe area.
  package static func extents(of node: ViewNode) -> EdgeInsets {
    measure(node) { overlap, extent in max(0, extent - overlap) }
  }

  /// - Parameter edge: From how far the node reaches over the safe part at an edge, and how far the unsafe
  ///   area reaches there, makes the result for that edge.
  private static func measure(
    _ node: ViewNode,
    _ edge: (_ overlap: CGFloat, _ extent: CGFloat) -> CGFloat
  ) -> EdgeInsets {
    guard let (area, frame) = surroundings(of: node) else { return EdgeInsets() }
    let safe = area.safeRect
    let extents = area.unsafeExtents
    guard extents != EdgeInsets() else { return extents }
    var left = (overlap: safe.minX - frame.minX, extent: extents.leading)
    var right = (overlap: frame.maxX - safe.maxX, extent: extents.trailing)
    let isMirrored = area.isRightToLeft
    if isMirrored { (left.extent, right.extent) = (right.extent, left.extent) }
    func at(_ overlap: CGFloat, _ extent: CGFloat) -> CGFloat {
      overlap < -tolerance ? 0 : edge(overlap, extent)
    }
    let (atLeft, atRight) = (at(left.overlap, left.extent), at(right.overlap, right.extent))
    return EdgeInsets(
      top: at(safe.minY - frame.minY, extents.top),
      leading: isMirrored ? atRight : atLeft,
      bottom: at(frame.maxY - safe.maxY, extents.bottom),
      trailing: isMirrored ? atLeft : atRight
    )
  }

  /// The nearest node around that makes a safe area, and the frame of `node` in its space.
  private static func surroundings(of node: ViewNode) -> (
    area: any SafeAreaProvider, frame: CGRect
  )? {
    var frame = CGRect(origin: .zero, size: node.size)
    var current = node
    while let parent = current.parent {
      frame = frame.applying(current.transformToParent)
      if parent.scrollsContent { return nil }
      if let area = parent.safeAreaProvider, area.makesSafeArea(for: current) {
        return (area, frame)
      }
      current = parent
    }
    return nil
  }
}

/// A node that makes a safe area for what is inside.
@_spi(Engine) public protocol SafeAreaProvider: ViewNode {
  /// The safe part, in the node's own space.
  var safeRect: CGRect { get }
  /// How far the unsafe area reaches around the safe part.
  var unsafeExtents: EdgeInsets { get }
  /// Whether the safe area holds for one of the node's children.
  func makesSafeArea(for child: ViewNode) -> Bool
}
