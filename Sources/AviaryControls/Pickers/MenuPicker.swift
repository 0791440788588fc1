@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ChoicesTheme { ControlTheme.standard.choices }

/// A picker that shows its value, and a menu of the choices when it is used.
struct MenuPicker: View {
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.menuIndicatorVisibility) private var indicator
  let parts: PickerParts

  var body: some View {
    switch controlPlace {
    case .listRow where labelsVisibility != .hidden:
      row.accessibilityContainer(.labeled)
    case .formColumn where labelsVisibility != .hidden:
      FormColumnRow(label: parts.label, value: menu).accessibilityContainer(.labeled)
    case .menu:
      Menu {
        PickerMenuItems(parts: parts)
      } label: {
        parts.label
      }
    default:
      menu.background { parts.label.hiddenForControls(true) }.accessibilityContainer(.labeled)
    }
  }

  private var menu: some View {
    Menu {
      PickerMenuItems(parts: parts)
    } label: {
      PickerMenuLabel(parts: parts, hasArrows: indicator != .hidden)
    }
    .environment(\.menuIndicatorVisibility, .hidden)
    .environment(\.isMenuOfChoices, true)
    .transformEnvironment(\.menuOrder) { if $0 == .automatic { $0 = .fixed } }
  }

  private var row: some View {
    FormRow(alignment: .center) {
      parts.label
    } value: { _ in
      menu.tint(Color(.secondaryLabel)).padding(
        .trailing,
        indicator == .hidden ? 0 : theme.arrowsInset
      )
    }
  }
}

/// The value of a picker and the sign that it can be changed.
struct PickerMenuLabel: View {
  let parts: PickerParts
  let hasArrows: Bool

  var body: some View {
    HStack(spacing: theme.arrowSpacing) {
      PickerValue(parts: parts).lineLimit(1)
      if hasArrows { ControlGlyph.view(.chevronUpDown, theme.arrows) }
    }
  }
}

/// The choices as the items of a menu, the selected one with a mark.
struct PickerMenuItems: View {
  let parts: PickerParts

  var body: some View {
    ForEach(subviews: parts.content) { choice in
      let values = choice.containerValues
      if parts.isChoice(values) {
        Toggle(
          isOn: Binding(
            location: FunctionalLocation(
              get: { parts.isSelected(values) },
              set: { _, _ in parts.select(values) }
            )
          )
        ) { choice }
      } else {
        choice
      }
    }
  }
}
