import AviaryCoreGeometry
import AviaryGeometry
public import AviaryQuartz
public import Foundation

extension UIBezierPath {
  private var drawn: DrawnPath {
    DrawnPath(
      name: "UIBezierPath",
      outline: cgPath,
      isEvenOdd: usesEvenOddFillRule,
      lineWidth: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dash: dash
    )
  }

  /// Fills it in the current colour.
  public func fill() { drawn.fill() }

  /// Fills it in the current colour.
  ///
  /// - Parameters:
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawn.fill(blendMode, alpha) }

  /// Draws its line in the current colour.
  public func stroke() { drawn.stroke() }

  /// Draws its line in the current colour.
  ///
  /// - Parameters:
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawn.stroke(blendMode, alpha) }

  /// Lets what follows be seen only inside of it.
  public func addClip() { drawn.clip() }

  /// Makes its line of dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of lines and gaps in turn, in points; nil for no dashes.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, DrawnPath.lengths(pattern, count))
  }
}

extension NSBezierPath {
  private var drawn: DrawnPath {
    DrawnPath(
      name: "NSBezierPath",
      outline: cgPath,
      isEvenOdd: windingRule == .evenOdd,
      lineWidth: lineWidth,
      cap: CGLineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt,
      join: CGLineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter,
      miterLimit: miterLimit,
      dash: dash
    )
  }

  /// Fills it in the current colour.
  public func fill() { drawn.fill() }

  /// Draws its line in the current colour.
  public func stroke() { drawn.stroke() }

  /// Lets what follows be seen only inside of it, too.
  public func addClip() { drawn.clip() }

  /// Makes its line of dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of lines and gaps in turn, in points; nil for no dashes.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, DrawnPath.lengths(pattern, count))
  }
}
