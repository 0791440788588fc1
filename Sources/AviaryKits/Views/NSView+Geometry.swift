public import Foundation

extension NSView {
  /// Where its origin is in the outermost view, by the frames of the views around it.
  private var originInRoot: NSPoint {
    var point = NSPoint.zero
    var view = self
    while let next = view.superview {
      point.x += view.frame.minX
      point.y += view.frame.minY
      view = next
    }
    return point
  }

  private func distance(to view: NSView?) -> NSSize {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return NSSize(width: own.x - other.x, height: own.y - other.y)
  }

  /// Where a point of this view is in another one.
  ///
  /// - Parameters:
  ///   - point: In this view, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let distance = distance(to: view)
    return NSPoint(x: point.x + distance.width, y: point.y + distance.height)
  }

  /// Where a point of another view is in this one.
  ///
  /// - Parameters:
  ///   - point: In the other one, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let distance = distance(to: view)
    return NSPoint(x: point.x - distance.width, y: point.y - distance.height)
  }

  /// Where a rectangle of this view is in another one.
  ///
  /// - Parameters:
  ///   - rect: In this view, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where a rectangle of another view is in this one.
  ///
  /// - Parameters:
  ///   - rect: In the other one, in points.
  ///   - view: The other one; nil for the outermost view.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
