@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// A menu as a button; its items are presented while it is open.
struct MenuButton {
  @Environment(\.controlTheme.menu) private var theme
  @State private var isOpen = false
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.menuIndicatorVisibility) private var indicator
  let configuration: MenuStyleConfiguration

  nonisolated init(_ configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

extension MenuButton: View {
  var body: some View {
    if controlPlace == .menu {
      Submenu(configuration: configuration, isOpen: $isOpen)
    } else {
      PrimitiveButton(
        configuration: PrimitiveButtonStyleConfiguration(
          role: nil,
          label: .init(view: label),
          action: configuration.primaryAction ?? { isOpen = true }
        )
      )
      .controlDescription(.menu, kind: .popUpButton)
      .modifier(
        MenuModifier(
          content: AnyView(configuration.content),
          isOpen: $isOpen,
          pressing: configuration.primaryAction == nil ? .byHoldingOrMoving : .byHolding
        )
      )
    }
  }
}

extension MenuButton {
  private var label: AnyView {
    guard indicator == .visible else { return AnyView(configuration.label) }
    return AnyView(
      HStack(spacing: theme.indicatorSpacing) {
        configuration.label
        ControlGlyph.view(.chevronDown, theme.indicator)
      }
    )
  }
}
