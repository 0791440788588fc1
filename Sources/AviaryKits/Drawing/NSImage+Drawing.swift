import AviaryGraphics
import AviaryQuartz
public import Foundation

extension NSImage {
  /// A picture that a closure draws, at once and at two pixels a point.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y goes down.
  ///   - drawingHandler: Draws in a rectangle; whether it could.
  public convenience init(
    size: NSSize,
    flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    let pixels = GraphicsStack.pixels(
      size,
      scale: 2,
      isOpaque: false,
      pointsDown: drawingHandlerShouldBeCalledWithFlippedContext
    )
    guard let pixels else { return }
    let isDrawn = GraphicsStack.with(pixels, scale: 2) {
      drawingHandler(NSRect(origin: .zero, size: size))
    }
    if isDrawn { take(pixels) }
  }

  /// Begins drawing into it, over what it has, at two pixels a point.
  public func lockFocus() { lockFocusFlipped(false) }

  /// Begins drawing into it, over what it has, at two pixels a point.
  ///
  /// - Parameter flipped: Whether y goes down.
  public func lockFocusFlipped(_ flipped: Bool) {
    let pixels = GraphicsStack.pixels(size, scale: 2, isOpaque: false, pointsDown: flipped)
    if let pixels, let old = cgImage(forProposedRect: nil, context: nil, hints: nil) {
      pixels.draw(old, upright: CGRect(origin: .zero, size: size), .normal, 1)
    }
    // Also without an area, so that `unlockFocus` ends this and not what is around it.
    GraphicsStack.push(pixels, scale: 2)
  }

  /// Ends drawing into it.
  public func unlockFocus() {
    if let pixels = GraphicsStack.pop() { take(pixels) }
  }

  private func take(_ pixels: CGContext) {
    guard let image = pixels.makeImage() else { return }
    content = NSImage(cgImage: image, size: size).content
  }

  /// Draws it into a rectangle, stretched to it.
  public func draw(in rect: NSRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1)
  }

  /// Draws it with its lower left corner at a point, in its own size.
  public func draw(
    at point: NSPoint,
    from fromRect: NSRect,
    operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let part = fromRect.isEmpty ? size : fromRect.size
    draw(in: NSRect(origin: point, size: part), from: fromRect, operation: op, fraction: delta)
  }

  /// Draws a part of it into a rectangle, stretched to it.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: Where, in points.
  ///   - srcSpacePortionRect: The part, in its own points, y upwards; an empty one for all of it.
  ///   - op: How it is combined with what is there.
  ///   - requestedAlpha: Its opacity, from 0 to 1.
  public func draw(
    in dstSpacePortionRect: NSRect,
    from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat
  ) {
    guard let context = GraphicsStack.wanted(by: "NSImage.draw(in:)"),
      var picture = cgImage(forProposedRect: nil, context: nil, hints: nil)
    else { return }
    if !srcSpacePortionRect.isEmpty, size.width > 0, size.height > 0 {
      let (x, y) = (CGFloat(picture.width) / size.width, CGFloat(picture.height) / size.height)
      let part = CGRect(
        x: srcSpacePortionRect.minX * x,
        y: (size.height - srcSpacePortionRect.maxY) * y,
        width: srcSpacePortionRect.width * x,
        height: srcSpacePortionRect.height * y
      )
      guard let cut = picture.cropping(to: part) else { return }
      picture = cut
    }
    context.draw(picture, upright: dstSpacePortionRect, op.blendMode, requestedAlpha)
  }
}
