public import AviaryQuartz
public import Foundation

/// Where drawing of UIKit's goes on this thread; nil outside of all of it.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Sends drawing of UIKit's to a context, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Sends drawing of UIKit's to where it went before.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; in one without an area nothing is drawn.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether it is black at first instead of clear.
///   - scale: Pixels a point; 0 for the display's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : onMainThread { UIScreen.main.scale }
  // Where there is no area, nothing is drawn, and what ends it must not end what is around it.
  let pixels = GraphicsStack.pixels(size, scale: scale, isOpaque: opaque, pointsDown: true)
  GraphicsStack.push(pixels, scale: scale)
}

/// The picture that was begun, as far as it is drawn; nil where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = GraphicsStack.current?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: GraphicsStack.scale, orientation: .up)
}

/// Ends the picture that was begun.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Fills a rectangle in the current colour; points.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.wanted(by: "UIRectFill")?.fill(rect) }

/// Draws a line of one point inside a rectangle in the current colour; points.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsStack.wanted(by: "UIRectFrame")?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Lets what follows be seen only within a rectangle; points.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.wanted(by: "UIRectClip")?.clip(to: rect) }
