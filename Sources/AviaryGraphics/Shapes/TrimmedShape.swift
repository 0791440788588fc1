@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
public import Foundation

/// A part of a shape's outline.
struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var from: CGFloat
  var to: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }

  func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline {
    shape._outline(in: rect, context).map { $0.trimmedPath(from: from, to: to) }
  }

  static var role: ShapeRole { Content.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      from = newValue.second.first
      to = newValue.second.second
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
}
