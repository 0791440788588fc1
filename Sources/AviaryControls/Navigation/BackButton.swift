import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// How a bar leads back to the screen before.
struct BackNavigation {
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
      (title ?? Text("Back")).lineLimit(1).hiddenForControls(!theme.showsBackTitle)
    }
    .foregroundStyle(theme.itemStyle)
    .padding(.leading, -theme.backOutset)
    .controlDescription(.button)
    .onActivation { action() }
    .keyboardShortcut(.leftArrow, modifiers: .option)
  }
}
