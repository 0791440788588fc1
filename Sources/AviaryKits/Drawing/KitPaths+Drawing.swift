import AviaryCoreGeometry
import AviaryDrawing
public import AviaryGeometry
public import AviaryQuartz
public import Foundation

extension UIBezierPath {
  /// Fills it in the current colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills it in the current colour.
  ///
  /// - Parameters:
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws its line in the current colour.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws its line in the current colour.
  ///
  /// - Parameters:
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  /// Lets what follows be seen only inside of it.
  public func addClip() {
    guard let context = GraphicsStack.wanted(by: "UIBezierPath.addClip") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Makes its line of dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of lines and gaps in turn, in points; nil for no dashes.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = GraphicsStack.wanted(by: "UIBezierPath") else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }
}

extension NSBezierPath {
  /// Fills it in the current colour.
  public func fill() {
    draw { $0.fillPath(using: windingRule == .evenOdd ? .evenOdd : .winding) }
  }

  /// Draws its line in the current colour.
  public func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(CGLineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt)
      context.setLineJoin(CGLineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter)
      context.setMiterLimit(miterLimit)
      context.strokePath()
    }
  }

  /// Lets what follows be seen only inside of it, too.
  public func addClip() {
    guard let context = GraphicsStack.wanted(by: "NSBezierPath.addClip") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: windingRule == .evenOdd ? .evenOdd : .winding)
  }

  private func draw(_ paint: (CGContext) -> Void) {
    guard let context = GraphicsStack.wanted(by: "NSBezierPath") else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }
}
