@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before.
  public var shape: Content
  /// In points.
  public var offset: CGSize

  /// Makes a shape that is drawn elsewhere.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
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
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  /// As the shape before.
  public nonisolated static var role: ShapeRole { Content.role }

  /// As the shape before.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// What is interpolated.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape moved by points.
  ///
  /// - Parameter offset: Points to the right and down; left and up where negative.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by points.
  ///
  /// - Parameter offset: Points to the right and down; left and up where negative.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by points.
  ///
  /// - Parameters:
  ///   - x: Points to the right; to the left where negative. By default `0`.
  ///   - y: Points down; up where negative. By default `0`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
