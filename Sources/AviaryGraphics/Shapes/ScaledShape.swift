@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape scaled about an anchor.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before.
  public var shape: Content
  /// Factors; 1 for the size before, negative ones mirror.
  public var scale: CGSize
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint

  /// Makes a shape of another size.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
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

  private nonisolated func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: rect)
  }

  /// As the shape before.
  public nonisolated static var role: ShapeRole { Content.role }

  /// As the shape before.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// What is interpolated.
  public nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(scale.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// The shape scaled about a point of its rectangle.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
}
