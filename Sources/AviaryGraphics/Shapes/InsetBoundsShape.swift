@_spi(Hosting) package import AviaryDrawing
import AviaryEngine
package import AviaryGeometry
package import Foundation

/// A shape in a smaller rectangle.
package struct InsetBoundsShape<Base: Shape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  package func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  package func inset(by amount: CGFloat) -> InsetBoundsShape {
    InsetBoundsShape(shape: shape, amount: self.amount + amount)
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { amount = newValue.second }
  }
}
