@_spi(Hosting) public import AviaryDrawing
import AviaryEngine
import AviaryGeometry
public import Foundation

/// A line along a shape's outline.
struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline {
    ShapeOutline(shape._outline(in: rect, context).area, stroke: style)
  }

  static var role: ShapeRole { .stroke }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// A line along the outline, as a shape.
  ///
  /// - Parameter style: The line's width, ends, corners and dashes.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// A line along the outline, as a shape.
  ///
  /// - Parameter lineWidth: In points, half of it on each side of the outline; nothing is drawn
  ///   where it is not more than 0. By default `1`.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
