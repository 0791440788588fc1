public import Foundation

extension CALayer {
  /// How far a point of its own is from one of the outermost layer; turns and scales don't count.
  private var originInRoot: CGPoint {
    sequence(first: self, next: \.superlayer).reduce(.zero) { sum, layer in
      CGPoint(
        x: sum.x + layer.frame.minX - layer.bounds.minX,
        y: sum.y + layer.frame.minY - layer.bounds.minY
      )
    }
  }

  private func moved(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    let (start, end) = (from?.originInRoot ?? .zero, to?.originInRoot ?? .zero)
    return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
  }

  /// Where a point of another layer is in this one.
  ///
  /// - Parameters:
  ///   - p: In the other one, in points.
  ///   - l: The other one; nil for the outermost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { moved(p, from: l, to: self) }

  /// Where a point of this layer is in another one.
  ///
  /// - Parameters:
  ///   - p: In this layer, in points.
  ///   - l: The other one; nil for the outermost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { moved(p, from: self, to: l) }

  /// Where a rectangle of another layer is in this one.
  ///
  /// - Parameters:
  ///   - r: In the other one, in points.
  ///   - l: The other one; nil for the outermost layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Where a rectangle of this layer is in another one.
  ///
  /// - Parameters:
  ///   - r: In this layer, in points.
  ///   - l: The other one; nil for the outermost layer.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
}
