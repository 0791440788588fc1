public import AviaryCoreGeometry
import AviaryDrawing
public import Foundation

extension CGPath {
  /// A path with the same elements that does not change.
  public final func copy() -> CGPath? { CGPath(path) }

  /// A transformed path; one with the same elements where `transform` is nil.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// A path with the same elements that can be changed.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A transformed path that can be changed.
  public final func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The pieces of the path's lines that a pattern of dashes leaves; curves become chains of lines.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the line begins.
  ///   - lengths: Lengths of dashes and gaps in turn; none for the whole path.
  ///   - transform: Is applied to the path first; by default none.
  public final func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(lengths, phase: phase))
  }

  /// The outline of the path's line, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line; nothing is left where it is not more than 0.
  ///   - lineCap: How the ends look.
  ///   - lineJoin: How corners look.
  ///   - miterLimit: The greatest length of a pointed corner, as a factor of the width.
  ///   - transform: Is applied to the path first; by default none.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth.isFinite ? lineWidth : 0,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit.isFinite ? miterLimit : 10
    )
    guard let path = path.applying(transform).finitePoints else { return CGPath(Path()) }
    return CGPath(path.strokedPath(style))
  }
}
