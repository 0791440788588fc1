public import AviaryGraphics
import AviaryQuartz
public import Foundation

extension UIColor {
  /// Makes it the colour of what is filled and of lines.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes it the colour of what is filled.
  public func setFill() { GraphicsStack.wanted(by: "UIColor.setFill")?.setFillColor(cgColor) }
  /// Makes it the colour of lines.
  public func setStroke() { GraphicsStack.wanted(by: "UIColor.setStroke")?.setStrokeColor(cgColor) }
}

extension NSColor {
  /// Makes it the colour of what is filled and of lines.
  public func set() { base.set() }
  /// Makes it the colour of what is filled.
  public func setFill() { base.setFill() }
  /// Makes it the colour of lines.
  public func setStroke() { base.setStroke() }
}

extension CGRect {
  /// Fills the rectangle in the current colour, in AppKit's drawing.
  public func fill() { GraphicsStack.wanted(by: "NSRect.fill")?.fill(self) }
  /// Combines the current colour with what is in the rectangle, in AppKit's drawing.
  ///
  /// - Parameter operation: How; over what is there by default.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    guard let context = GraphicsStack.wanted(by: "NSRect.fill") else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.restoreGState()
  }
  /// Draws a line of one point inside the rectangle in the current colour, in AppKit's drawing.
  public func frame() {
    GraphicsStack.wanted(by: "NSRect.frame")?.stroke(insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Lets what follows be seen only within the rectangle, in AppKit's drawing.
  public func clip() { GraphicsStack.wanted(by: "NSRect.clip")?.clip(to: self) }
}
