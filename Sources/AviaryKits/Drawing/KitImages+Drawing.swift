public import AviaryQuartz
public import Foundation

extension UIImage {
  /// Draws it with its upper left corner at a point, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws it with its upper left corner at a point, in its own size.
  ///
  /// - Parameters:
  ///   - point: Where, in points.
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws it into a rectangle, stretched to it.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws it into a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - blendMode: How it is combined with what is there.
  ///   - alpha: Its opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.wanted(by: "UIImage.draw(in:)"), let cgImage else { return }
    context.draw(cgImage, upright: rect, blendMode, alpha)
  }

  /// Fills a rectangle with it, as often as it fits; points.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.wanted(by: "UIImage.drawAsPattern(in:)"), let cgImage,
      size.width > 0, size.height > 0
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        let tile = CGRect(origin: CGPoint(x: x, y: y), size: size)
        context.draw(cgImage, upright: tile, .normal, 1)
      }
    }
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws a picture with its first row at the top, whichever way y goes.
  func draw(_ image: CGImage, upright rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    upright(in: rect) {
      if blendMode != .normal { setBlendMode(blendMode) }
      if alpha != 1 { setAlpha(alpha) }
      draw(image, in: CGRect(origin: .zero, size: rect.size))
    }
  }
}
