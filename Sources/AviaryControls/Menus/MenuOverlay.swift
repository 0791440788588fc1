@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// An open menu beside the view that it belongs to.
struct MenuOverlay: View {
  @Environment(\.menuOrder) private var order
  @State private var isAbove = false
  let content: AnyView
  let isInScrollView: Bool
  /// Whether a corner of the menu is where it was opened, and not below a view.
  let isAtPoint: Bool
  let anchor: () -> CGRect
  let dismiss: () -> Void

  /// Whether the first item is to be nearest to the view that the menu belongs to.
  private var isByPriority: Bool {
    switch order {
    case .priority: true
    // As documented for phones.
    case .automatic: !isInScrollView && !isAtPoint
    default: false
    }
  }

  var body: some View {
    PopoverPlacementView(
      layout: PopoverPlacement(
        anchor: anchor,
        edge: nil,
        gap: isAtPoint ? 0 : ControlTheme.standard.menu.gap,
        alignsEdges: true
      )
    ) {
      Color.clear.onActivation(purpose: .dismissal) { dismiss() }
        .layoutValue(key: SheetPart.self, value: .dimming)
      OpenMenu(content: content, isReversed: isAbove && isByPriority)
        .environment(\.dismissMenu, dismiss)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).midY
        } action: {
          isAbove = $0 < anchor().midY
        }
    }
    .modifier(AnchorFollowing(anchor: anchor))
  }
}
