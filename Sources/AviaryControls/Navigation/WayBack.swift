import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// How a bar leads back to the screen before.
struct WayBack {
  /// The title of the screen before; nil where it has none.
  let title: Text?
  let go: () -> Void
}

/// Leads back to the screen before; Alt and the left arrow do the same.
struct BackButton: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let title: Text?
  let action: () -> Void

  var body: some View {
    HStack(spacing: theme.backSpacing) {
      ControlGlyph.view(.chevronBackward, theme.backChevron)
      // On a plate it is known by its sign; the title is read out.
      (title ?? Text("Back")).lineLimit(1).hiddenForControls(theme.hasPlates)
    }
    .foregroundStyle(theme.hasPlates ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
    .padding(.leading, -theme.backOutset)
    .controlDescription(.button)
    .onActivation { action() }
    .keyboardShortcut(.leftArrow, modifiers: .option)
  }
}

/// Puts items of a bar on a plate of glass, where the look has such plates.
struct BarPlate: ViewModifier {
  @Environment(\.controlTheme.navigationBar) private var theme
  /// Whether there is anything to put on it.
  var isShown = true

  func body(content: Content) -> some View {
    if theme.hasPlates, isShown {
      content
        .padding(.horizontal, theme.plateMargin)
        .frame(minWidth: theme.height, minHeight: theme.height, maxHeight: theme.height)
        .glassEffect()
    } else {
      content
    }
  }
}
