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
  /// Whether there is room between its ends and the items.
  var hasMargins = true

  nonisolated init(hasMargins: Bool = true) { self.hasMargins = hasMargins }

  func body(content: Content) -> some View {
    if hasMargins {
      plate(content.padding(.horizontal, theme.plateMargin))
    } else {
      plate(content).clipShape(Capsule())
    }
  }

  private func plate(_ content: some View) -> some View {
    content
      .frame(
        minWidth: theme.plateLength,
        minHeight: theme.plateLength,
        maxHeight: theme.plateLength
      )
      .surface(theme.itemSurface, in: Capsule())
  }
}
