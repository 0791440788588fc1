@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A shape of any type.
public struct AnyShape: Shape, @unchecked Sendable {
  private var base: any Shape

  /// Makes a shape that looks like another.
  public nonisolated init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public nonisolated func _outline(
    in rect: CGRect,
    _ context: _ShapeContext
  ) -> _ShapeOutline { base._outline(in: rect, context) }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }

  /// What the shape inside interpolates.
  public nonisolated var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set {
      func write<S: Shape>(_ shape: S) -> any Shape {
        var shape = shape
        if let data = newValue.base as? S.AnimatableData { shape.animatableData = data }
        return shape
      }
      base = write(base)
    }
  }
}
