@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import AviaryInteraction

/// A style that looks like a link.
public struct LinkButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
  /// The label in the colour of links.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { _, label, isPressed in
      label.foregroundStyle(Color(.link))
        .opacity(isPressed ? ControlTheme.standard.button.linkPressedOpacity : 1)
    }
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link looks.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
