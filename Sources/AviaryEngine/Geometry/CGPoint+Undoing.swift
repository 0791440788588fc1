package import AviaryGeometry
package import Foundation

extension CGPoint {
  /// The point that a transform takes to this one; nil where the transform squashes all flat.
  package func undoing(_ transform: CGAffineTransform) -> CGPoint? {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let (dx, dy) = (x - transform.tx, y - transform.ty)
    return CGPoint(
      x: (transform.d * dx - transform.c * dy) / determinant,
      y: (transform.a * dy - transform.b * dx) / determinant
    )
  }
}
