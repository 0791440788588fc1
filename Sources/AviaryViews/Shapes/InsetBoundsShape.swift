import AviaryDrawing
import AviaryGeometry
import Foundation

/// A shape in a smaller rectangle.
struct InsetBoundsShape<Base: Shape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  func inset(by amount: CGFloat) -> InsetBoundsShape {
    InsetBoundsShape(shape: shape, amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { amount = newValue.second }
  }
}
