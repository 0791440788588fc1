@_spi(Hosting) public import AviaryDrawing
import AviaryEngine
public import AviaryGeometry
public import Foundation

extension Path: Shape {
  /// A path has nothing to interpolate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The path itself, moved to the rectangle's origin.
  public nonisolated func path(in rect: CGRect) -> Path {
    rect.origin == .zero || rect.isNull ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
