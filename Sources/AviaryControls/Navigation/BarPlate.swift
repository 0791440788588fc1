import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Puts items of a bar on what they lie on together.
struct BarPlate: ViewModifier {
  @Environment(\.controlTheme.navigationBar) private var theme

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, theme.plateMargin)
      .frame(
        minWidth: theme.plateLength,
        minHeight: theme.plateLength,
        maxHeight: theme.plateLength
      )
      .surface(theme.itemSurface, in: Capsule())
  }
}
