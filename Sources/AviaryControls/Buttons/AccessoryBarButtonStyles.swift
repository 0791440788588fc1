public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

/// A style for buttons in a bar that narrows what is shown: a capsule of grey while it is pressed.
public struct AccessoryBarButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// The label in a capsule that is seen while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { _, label, isPressed in
      AccessoryBarLabel(label: label, opacity: isPressed ? theme.accessoryPressedOpacity : 0)
    }
  }
}

/// A style for buttons that do something in such a bar: a capsule of grey, darker while it is pressed.
public struct AccessoryBarActionButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// The label in a capsule.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { _, label, isPressed in
      AccessoryBarLabel(
        label: label,
        opacity: isPressed ? theme.accessoryPressedOpacity : theme.accessoryOpacity
      )
    }
  }
}

/// A small label in a capsule.
private struct AccessoryBarLabel<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let label: Label
  let opacity: Double

  var body: some View {
    label
      .opacity(isEnabled ? 1 : ControlTheme.standard.shared.disabledOpacity)
      .font(.callout)
      .padding(.horizontal, theme.accessoryPadding.width)
      .padding(.vertical, theme.accessoryPadding.height)
      .background(Color.primary.opacity(opacity), in: Capsule())
      .contentShape(Capsule())
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in a bar that narrows what is shown.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label that does something in a bar that narrows what is shown.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
