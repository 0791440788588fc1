import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Puts the items at one end of a bar on what they lie on together.
struct BarPlate: ViewModifier {
  @Environment(\.controlTheme.navigationBar) private var theme
  /// Whether there is anything to put on it.
  var isShown = true

  func body(content: Content) -> some View {
    if isShown {
      content
        .padding(.horizontal, theme.plateMargin)
        .frame(
          minWidth: theme.plateLength,
          minHeight: theme.plateLength,
          maxHeight: theme.plateLength
        )
        .surface(theme.itemSurface, in: Capsule())
    } else {
      content
    }
  }
}
