public import Foundation

/// What points and rectangles are told in, of UIKit.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Where a point of it is in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a point of another one is in it.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where a rectangle of it is in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Where a rectangle of another one is in it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// All of it, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// Where a point of this view is in another view; what is no view counts as the outermost one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Where a point of another view is in this one; what is no view counts as the outermost one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Where a rectangle of this view is in another view; what is no view counts as the outermost.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Where a rectangle of another view is in this one; what is no view counts as the outermost one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// Where a point of the screen is in a view; the outermost view begins where the screen does.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Where a point of a view is on the screen; the outermost view begins where the screen does.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Where a rectangle of the screen is in a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// Where a rectangle of a view is on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
  /// What points of the screen are told in: itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// What points of the screen are told in however it is turned: itself.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// What points of the scene are told in: the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
