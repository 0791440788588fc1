public import AviaryDrawing
public import AviaryQuartz

extension Path {
  /// Makes a path of the elements of a CoreGraphics path.
  ///
  /// - Parameter path: The path.
  public init(_ path: CGPath) { self = path.path }

  /// Makes a path of the elements that a CoreGraphics path has now.
  ///
  /// - Parameter path: The path, whose later changes don't change this one.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The elements as a CoreGraphics path.
  public var cgPath: CGPath { CGPath(self) }
}
