@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
public import Foundation

/// The shape of the container around, made smaller to fit; a rectangle where no container has a
/// shape.
///
/// - SeeAlso: `View.containerShape(_:)`
public struct ContainerRelativeShape: InsettableShape, BitwiseCopyable {
  private var amount: CGFloat = 0

  /// Makes the shape.
  public nonisolated init() {}

  /// A rectangle: what the container looks like is known only where the shape is drawn.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : Path(inner)
  }

  /// The shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  public nonisolated func _outline(
    in rect: CGRect,
    _ context: _ShapeContext
  ) -> _ShapeOutline {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return ShapeOutline(inner.isNull ? Path() : context.containerPath(in: inner))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
