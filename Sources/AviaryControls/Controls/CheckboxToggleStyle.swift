@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ToggleTheme { ControlTheme.standard.toggle }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// A style with a box that is checked.
public struct CheckboxToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  /// A box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box that is checked.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct CheckboxToggle: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: ToggleStyleConfiguration

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }

  var body: some View {
    HStack(
      alignment: .firstTextBaseline,
      spacing: labelsVisibility == .hidden ? 0 : theme.checkboxSpacing
    ) {
      ZStack {
        RoundedRectangle(cornerRadius: theme.checkboxRadius)
          .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemBackground)))
        RoundedRectangle(cornerRadius: theme.checkboxRadius)
          .strokeBorder(Color(.systemGray3), lineWidth: isFilled ? 0 : 1)
        if configuration.isMixed {
          ControlGlyph.view(.minus, theme.mixedMark, grows: false)
            .foregroundStyle(Color.white)
        } else if configuration.isOn {
          ControlGlyph.view(.checkmark, theme.checkmark, grows: false)
            .foregroundStyle(Color.white)
        }
      }
      .frame(width: theme.checkboxLength, height: theme.checkboxLength)
      .alignmentGuide(.firstTextBaseline) { _ in theme.checkboxBaseline }
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
    }
    .opacity(isEnabled ? 1 : shared.disabledOpacity)
    .controlDescription(.toggle, kind: .checkBox, state: configuration.checkedState)
    .onActivation { configuration.isOn.toggle() }
  }
}
