@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
public import Foundation

/// An ellipse that touches all sides of the rectangle.
public struct Ellipse: InsettableShape, BitwiseCopyable {
  /// Makes an ellipse.
  public nonisolated init() {}

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBoundsShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of the rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}
