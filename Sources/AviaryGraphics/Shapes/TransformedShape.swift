@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape under an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before.
  public var shape: Content
  /// Applied to the outline, in the shape's coordinates.
  public var transform: CGAffineTransform

  /// Makes a transformed shape.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  public nonisolated func _outline(
    in rect: CGRect,
    _ context: _ShapeContext
  ) -> _ShapeOutline {
    shape._outline(in: rect, context).map { $0.applying(transform(in: rect)) }
  }

  private nonisolated func transform(in rect: CGRect) -> CGAffineTransform { transform }

  /// As the shape before.
  public nonisolated static var role: ShapeRole { Content.role }

  /// As the shape before.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// What is interpolated: of the shape before.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// The shape under an affine transform.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
