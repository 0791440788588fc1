@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

nonisolated struct ContainerShapeModifier<S: InsettableShape>: _NodeModifier {
  let shape: S

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { ContainerShapeNode(list, child, place) }
}

final class ContainerShapeNode<S: InsettableShape>: ModifierNode<ContainerShapeModifier<S>>,
  ContainerShapeProvider
{
  override init(
    _ list: _ModifiedList<ContainerShapeModifier<S>>,
    _ child: ViewNode,
    _ place: Place
  ) {
    super.init(list, child, place)
    root.hasContainerShapes = true
  }

  override func viewDidChange() {
    func redraw(_ node: ViewNode) {
      node.invalidateDrawing()
      for child in node.children { redraw(child) }
    }
    redraw(self)
    // Who reads the radii of corners is told.
    root.geometryDidChange = true
  }

  func cornerRadii(in bounds: CGRect) -> RectangleCornerRadii {
    (modifier.shape as? any RoundCorneredShape)?.cornerRadii(in: bounds) ?? RectangleCornerRadii()
  }

  func containerPath(inset: CGFloat, around rect: CGRect) -> Path {
    modifier.shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` follows inside of this view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
