import AviaryCoreGeometry
import AviaryQuartz
import Foundation

/// A path as UIKit's and AppKit's both draw it: an outline, the line along it, and who asks.
struct DrawnPath {
  /// Whose it is, for messages.
  let name: String
  let outline: CGPath
  let isEvenOdd: Bool
  var lineWidth: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  private var rule: CGPathFillRule { isEvenOdd ? .evenOdd : .winding }

  /// Fills it in the current colour; opacities go from 0 to 1.
  func fill(_ blendMode: CGBlendMode = .normal, _ alpha: CGFloat = 1) {
    draw(blendMode, alpha) { $0.fillPath(using: rule) }
  }

  /// Draws its line in the current colour; opacities go from 0 to 1.
  func stroke(_ blendMode: CGBlendMode = .normal, _ alpha: CGFloat = 1) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(cap)
      context.setLineJoin(join)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  /// Lets what follows be seen only inside of it.
  func clip() {
    guard let context = GraphicsStack.wanted(by: "\(name).addClip") else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: rule)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = GraphicsStack.wanted(by: name) else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(outline)
    paint(context)
    context.restoreGState()
  }

  /// The lengths of lines and gaps in turn, as C hands them over; none for nil.
  static func lengths(_ pattern: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat] {
    pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
  }
}
