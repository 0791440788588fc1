public import CAviaryQuartz
public import Foundation

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath at a point.
  case moveToPoint = 0
  /// Draws a line to a point.
  case addLineToPoint = 1
  /// Draws a curve with one control point, which comes before its end.
  case addQuadCurveToPoint = 2
  /// Draws a curve with two control points, which come before its end.
  case addCurveToPoint = 3
  /// Draws a line to where the subpath began; has no points.
  case closeSubpath = 4
}

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` hands it out.
public typealias CGPathElement = CAviaryQuartz.CGPathElement

extension CGPathElement {
  /// Makes an element of points that there are.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.init(_kind: type.rawValue, _places: points)
  }

  /// What the element does.
  public var type: CGPathElementType {
    get { CGPathElementType(rawValue: _kind) ?? .closeSubpath }
    set { _kind = newValue.rawValue }
  }

  /// As many points as the type has, the end last; valid while the closure runs.
  public var points: UnsafeMutablePointer<CGPoint> {
    get { _places.assumingMemoryBound(to: CGPoint.self) }
    set { _places = UnsafeMutableRawPointer(newValue) }
  }
}

/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the outline runs around in one direction more often than in the other.
  case winding = 0
  /// Where the outline is crossed an odd number of times on the way out.
  case evenOdd = 1
}

/// How a context draws its path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, and then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, and then the line.
  case eoFillStroke = 4
}

/// A function of C's that hears of the elements of a path, one after another.
public typealias CGPathApplierFunction =
  @convention(c) (
    _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
  ) -> Void

/// Hears of the elements of a path, one after another.
public typealias CGPathApplyBlock = (_ element: UnsafePointer<CGPathElement>) -> Void
