import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A control that chooses a colour.
public struct ColorPicker<Label: View> {
  @Environment(\.labelsVisibility) private var labelsVisibility
  let label: Label
  let selection: Binding<Color>
  let supportsOpacity: Bool

  /// Creates a picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may let through what is below.
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
    HStack(spacing: 8) {
      label.hiddenForControls(labelsVisibility == .hidden)
      if labelsVisibility != .hidden { Spacer(minLength: 0) }
      ColorWell(color: selection.wrappedValue)
    }
    .controlDescription(.button)
  }
}

/// A colour within a ring of all colours: 28 points.
private struct ColorWell: View {
  let color: Color

  private var hues: [Color] {
    stride(from: 0.0, through: 1, by: 1 / 12).map { Color(hue: $0, saturation: 1, brightness: 1) }
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}
