public import Foundation

extension CALayer {
  /// The layer at a point: the one furthest in front that holds it.
  ///
  /// - Parameter p: A point where the layer around this one has its own, in points.
  /// - Returns: This layer or one in it; nil where the point is outside, or this layer is hidden.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(p) else { return nil }
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }

  /// Whether a point of its own is in it.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
