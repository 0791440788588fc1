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

extension BackNavigation {
  /// To the screen before one, which the button is called as, or to what the column before shows; nil where there is neither.
  ///
  /// - Parameters:
  ///   - index: The screen's place; nil for the first of its container.
  ///   - column: The column before the container; nil for none.
  init?(fromScreen index: Int?, of model: NavigationModel, orColumn column: ColumnBefore?) {
    if let index {
      self.init(title: model.title(index - 1)?.title) { model.pop() }
    } else if let column {
      self.init(title: column.model.lastTitle, go: column.goBack)
    } else {
      return nil
    }
  }
}

/// Leads back to the screen before; Alt and the left arrow do the same.
struct BackButton: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let title: Text?
  let action: () -> Void

  /// What the screen before is called.
  private var name: Text { title ?? Text("Back") }

  var body: some View {
    HStack(spacing: theme.backSpacing) {
      ControlGlyph.view(.chevronBackward, theme.backChevron)
      if theme.showsBackTitle {
        ViewThatFits(in: .horizontal) {
          name.lineLimit(1)
          Text("Back").lineLimit(1)
          Color.clear.frame(width: 0, height: 0)
        }
      } else {
        // On a plate it is known by its sign; the title is read out.
        name.lineLimit(1).hiddenForControls(true)
      }
    }
    .foregroundStyle(theme.itemStyle)
    .padding(.leading, -theme.backOutset)
    .controlDescription(.button)
    .accessibilityLabel(name)
    .onActivation { action() }
    .keyboardShortcut(.leftArrow, modifiers: .option)
  }
}
