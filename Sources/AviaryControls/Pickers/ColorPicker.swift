@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ColorPickerTheme { ControlTheme.standard.colorPicker }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// A control that chooses a colour: a swatch that opens a grid of colours.
///
/// ![A ring that opens a choice of colours, below dates](Documentation/controls/dates.png)
public struct ColorPicker<Label: View> {
  @Environment(\.self) private var environment
  @State private var isOpen = false
  let label: Label
  let selection: Binding<Color>
  let supportsOpacity: Bool

  /// Creates a picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The colour. A choice is written at once, as a fixed colour with the opacity that the last one had.
  ///   - supportsOpacity: Whether the colour may let through what is below; if not, colours are shown and chosen
  ///     opaque.
  ///   - label: The label.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }
}

@available(*, unavailable)
extension ColorPicker: Sendable {}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: _Control {
  public var _controlBody: some View {
    let selection = ColorSelection(selection, supportsOpacity, environment)
    let isLabelShown = environment.labelsVisibility != .hidden
    HStack(spacing: isLabelShown ? shared.labelSpacing : 0) {
      label.hiddenForControls(!isLabelShown)
      if isLabelShown { Spacer(minLength: 0) }
      ColorWell(color: Color(selection.current))
        .onActivation { isOpen = true }
        .popover(isPresented: $isOpen) {
          // A small screen has space for it too.
          ColorChooser(selection: selection)
            // What is presented is enabled whatever its presenter is.
            .disabled(!environment.isEnabled)
            .presentationCompactAdaptation(.popover)
        }
    }
    .controlDescription(.button, value: selection.words, kind: .popUpButton)
  }
}

/// A colour within a ring of all colours.
private struct ColorWell: View {
  @Environment(\.isEnabled) private var isEnabled
  let color: Color

  private var hues: [Color] {
    stride(from: 0.0, through: 1, by: 1 / 12).map { Color(hue: $0, saturation: 1, brightness: 1) }
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: hues, center: .center),
        lineWidth: theme.ringWidth
      )
      Circle().fill(color).padding(theme.ringInset)
    }
    .frame(width: theme.length, height: theme.length)
    .opacity(isEnabled ? 1 : shared.disabledOpacity)
  }
}
