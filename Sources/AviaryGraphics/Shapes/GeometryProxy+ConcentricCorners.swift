@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import Foundation

extension GeometryProxy {
  /// The radii with which the view's corners have the centres of the corners of the container around, in points.
  ///
  /// Each is the radius of the container's corner less the distance of the two, and not below 0. nil where
  /// nothing around has a shape by `containerShape(_:)`.
  public var concentricCornerRadii: RectangleCornerRadii? {
    read { $0.concentricRadii(in: CGRect(origin: .zero, size: $0.size)) }
  }

  /// The radii with which the corners of a part of the view have the centres of the corners of the container around.
  ///
  /// - Parameter frame: The part, in points of the view's own space.
  /// - Returns: Points, none below 0; nil where nothing around has a shape by `containerShape(_:)`.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    read { $0.concentricRadii(in: frame) }
  }
}
