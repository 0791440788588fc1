public import Foundation

/// UIKit's names for what Foundation on Linux keeps of geometry.
extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle that it holds; `.zero` where it holds something else.
  public var cgRectValue: CGRect { rectValue }
  /// The point that it holds; `.zero` where it holds something else.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it holds; `.zero` where it holds something else.
  public var cgSizeValue: CGSize { sizeValue }
}
