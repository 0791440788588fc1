@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: WheelTheme { ControlTheme.standard.wheel }

/// A picker whose choices stand on a wheel, the selected one in front.
struct WheelPicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlPlace) private var controlPlace
  let parts: PickerParts

  var body: some View {
    Wheel(
      content: { _ in parts.content },
      isSelected: { parts.isSelected($0) },
      isShown: parts.isChoice,
      choose: { _, values in values.map(parts.select) }
    )
    .background { parts.label.hiddenForControls(true) }
    .modifier(ControlTexts())
    .accessibilityContainer(.labeled)
  }
}

/// What is behind the selected row of a wheel, or of several beside each other.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: theme.radius).fill(Color(.tertiarySystemFill))
      .frame(height: theme.rowHeight)
  }
}
