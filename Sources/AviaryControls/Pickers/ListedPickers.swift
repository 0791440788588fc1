@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ChoicesTheme { ControlTheme.standard.choices }

/// A picker whose choices are rows of a list, the selected one with a mark.
struct PickerRows: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  let parts: PickerParts
  /// Whether the picker's label is a row above its choices.
  var hasLabel = true

  var body: some View {
    if hasLabel, labelsVisibility != .hidden { parts.label }
    ForEach(subviews: parts.content) { choice in
      PickerRow(choice: choice, parts: parts)
    }
  }
}

private struct PickerRow: View {
  let choice: Subview
  let parts: PickerParts

  var body: some View {
    let values = choice.containerValues
    let isSelected = parts.isSelected(values)
    HStack(spacing: theme.rowSpacing) {
      choice.foregroundStyle(Color(.label))
      Spacer(minLength: 0)
      if isSelected {
        ControlGlyph.view(.checkmark, theme.checkmark)
          .foregroundStyle(.tint)
          .padding(.trailing, theme.markInset)
      }
    }
    .controlDescription(.button, kind: .option, state: .selected(isSelected))
    .onActivation { parts.select(values) }
  }
}

/// A picker that leads to a screen with the choices.
struct LinkPicker: View {
  @Environment(\.controlPlace) private var controlPlace
  let parts: PickerParts

  var body: some View {
    NavigationLink {
      LinkedChoices(parts: parts)
    } label: {
      HStack(spacing: theme.rowSpacing) {
        parts.label
        Spacer(minLength: 0)
        PickerValue(parts: parts).foregroundStyle(Color(.secondaryLabel))
      }
    }
  }
}

/// The screen that a picker leads to, which goes once a choice was made.
private struct LinkedChoices: View {
  @Environment(\.dismiss) private var dismiss
  let parts: PickerParts

  var body: some View {
    List {
      PickerRows(
        parts: parts.selecting { values in
          parts.select(values)
          dismiss()
        },
        hasLabel: false
      )
    }
  }
}

/// A picker whose choices stand below each other, each with a round button.
struct RadioPicker: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.hasHorizontalRadioGroups) private var isHorizontal
  let parts: PickerParts

  var body: some View {
    HStack(
      alignment: .firstTextBaseline,
      spacing: labelsVisibility == .hidden ? 0 : ControlTheme.standard.shared.labelSpacing
    ) {
      parts.label.hiddenForControls(labelsVisibility == .hidden)
      let layout =
        isHorizontal
        ? AnyLayout(HStackLayout(spacing: theme.horizontalRadioSpacing))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: theme.radioSpacing))
      layout {
        ForEach(subviews: parts.content) { choice in
          RadioButton(choice: choice, parts: parts)
        }
      }
    }
    .accessibilityContainer(.labeled)
  }
}

private struct RadioButton: View {
  let choice: Subview
  let parts: PickerParts

  var body: some View {
    let values = choice.containerValues
    let isSelected = parts.isSelected(values)
    HStack(spacing: theme.radioLabelSpacing) {
      ZStack {
        if isSelected {
          Circle().fill(.tint)
          Circle().fill(.white).frame(width: theme.radioMark, height: theme.radioMark)
        } else {
          Circle().strokeBorder(Color(.systemGray3), lineWidth: 1)
        }
      }
      .frame(width: theme.radioLength, height: theme.radioLength)
      choice
    }
    .controlDescription(.button, kind: .option, state: .selected(isSelected))
    .onActivation { parts.select(values) }
  }
}
