@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import Foundation

/// Shows a column or hides it; one that lies under another fades.
struct ColumnVisibility: ViewModifier {
  let isCollapsed: Bool
  let isShown: Bool

  func body(content: Content) -> some View {
    content
      .modifier(ScreenVisibility(isShown: isShown, tellsViews: false))
      .animation(ScreenTransition.animation, value: !isCollapsed || isShown)
  }
}

/// One column of a split view.
struct SplitColumn<Root: View>: View {
  let root: Root
  let model: NavigationModel

  var body: some View {
    NavigationScreens(root: KeptView(root), model: model, values: [])
      .modifier(NavigationPreferenceBarrier(model: model))
      .environment(\.navigationModel, model)
      .environment(\.controlPlace, .plain)
  }
}

/// Marks what can be dragged to the sides, for the shape of the pointer.
nonisolated struct ColumnEdgeModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ColumnEdgeNode(list, child, place)
  }
}

final class ColumnEdgeNode: ModifierNode<ColumnEdgeModifier>, PointerShapeProvider {
  func pointerShape(at location: CGPoint) -> PointerShape? { .columnResize }
}
