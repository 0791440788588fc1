@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape in a rectangle of its own size, somewhere in the one it is given.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  func path(in rect: CGRect) -> Path { shape.path(in: place(in: rect)) }

  func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline {
    shape._outline(in: place(in: rect), context)
  }

  private func place(in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height),
      width: size.width,
      height: size.height
    )
  }

  static var role: ShapeRole { Content.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The shape drawn in a size of its own, from the top leading corner of its view.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape drawn in a size of its own, with a point of it put on that point of its view.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape drawn in a size of its own, from the top leading corner of its view.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(
      shape: self,
      size: CGSize(width: width, height: height),
      anchor: .topLeading
    )
  }

  /// The shape drawn in a size of its own, with a point of it put on that point of its view.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}
