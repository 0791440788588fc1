@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape turned about an anchor.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before.
  public var shape: Content
  /// Clockwise where positive.
  public var angle: Angle
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint

  /// Makes a turned shape.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
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
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: rect)
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
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(angle.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

extension Shape {
  /// The shape turned about a point of its rectangle, clockwise where the angle is positive.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
