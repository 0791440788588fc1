@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, BitwiseCopyable {
  /// Makes a rectangle.
  public nonisolated init() {}

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBoundsShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
