@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ColorPickerTheme { ControlTheme.standard.colorPicker }

/// What a colour picker opens: a grid of colours, the opacity, and the colour as digits.
struct ColorChooser: View {
  /// What was typed and is not submitted; nil while the digits are those of the colour.
  @State private var typed: String?
  let selection: ColorSelection

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spacing) {
      ColorGrid(current: selection.current, choose: selection.choose)
      if selection.supportsOpacity { opacityRow }
      hexadecimalRow
    }
    .padding(theme.padding)
    .frame(idealWidth: theme.width, maxWidth: theme.width)
    .foregroundStyle(Color(.label))
    .lineLimit(1)
    .onChange(of: selection.current) { typed = nil }
  }

  private var opacityRow: some View {
    HStack(spacing: theme.spacing) {
      Text(verbatim: "Opacity").accessibilityHidden(true)
      Slider(value: selection.opacity, in: 0...1, step: 0.01) { Text(verbatim: "Opacity") }
      Text(verbatim: selection.percentage).monospacedDigit()
        .frame(width: theme.percentageWidth, alignment: .trailing)
        .accessibilityHidden(true)
    }
  }

  private var hexadecimalRow: some View {
    HStack(spacing: theme.spacing) {
      Text(verbatim: "Hex").accessibilityHidden(true)
      Spacer(minLength: 0)
      TextField(field: hexadecimalField, label: Text(verbatim: "Hex"))
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
        .monospacedDigit()
        .frame(width: theme.hexadecimalWidth)
        // What the app does when a text is submitted is not meant.
        .submitScope()
    }
  }

  private var hexadecimalField: TextFieldParts {
    TextFieldParts(
      text: Binding(
        location: FunctionalLocation(
          get: { typed ?? selection.current.hexadecimal },
          set: { text, _ in typed = text }
        )
      ),
      editingChanged: { isEditing in if !isEditing { typed = nil } },
      commit: submit
    )
  }

  /// Takes the colour that was typed, or shows the old one again.
  private func submit() {
    if let new = typed.flatMap(Color.Resolved.init(hexadecimal:)) { selection.choose(new) }
    typed = nil
  }
}
