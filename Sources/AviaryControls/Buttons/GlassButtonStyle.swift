@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
public import AviaryInteraction
import AviaryStacks
import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

/// A style with a background like glass.
public struct GlassButtonStyle {
  let glass: Glass

  /// Creates the style.
  public nonisolated init() { glass = .regular }
  /// Creates the style with a layer.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// The label over a layer like glass.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { role, label, isPressed in
      GlassButtonBody(role: role, label: label, isPressed: isPressed, glass: glass)
    }
  }
}

/// A style with a background like glass in the tint.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The label in white over the tint.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { role, label, isPressed in
      GlassButtonBody(role: role, label: label, isPressed: isPressed, glass: nil)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A background like glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A background like a layer of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A background like glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on a layer like glass, or over the tint, in the border shape around.
private struct GlassButtonBody<Label: View>: View {
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool
  /// The layer; nil for the tint.
  let glass: Glass?

  private var shape: ControlBorder {
    // Round ends where nothing was said, unlike other buttons.
    let radius = borderShape.kind == .automatic ? nil : borderShape.radius(controlSize, theme)
    return ControlBorder(radius: radius, kind: borderShape.kind)
  }

  @ViewBuilder private var layer: some View {
    if let glass {
      padded.modifier(OptionalForeground(style: isEnabled ? nil : disabled))
        .glassEffect(glass.interactive(isEnabled), in: shape)
    } else {
      padded.foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : disabled)
        .background(
          !isEnabled
            ? AnyShapeStyle(Color(.tertiarySystemFill))
            : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint),
          in: shape
        )
    }
  }

  private var disabled: AnyShapeStyle { AnyShapeStyle(Color(.tertiaryLabel)) }
  private var padding: CGSize { theme.glassPadding(controlSize) }

  @ViewBuilder private var padded: some View {
    if borderShape.kind == .circle {
      // Space for a circle around the label, whichever side is longer.
      CircleSpace(padding: padding.height) { label }
    } else {
      label
        .padding(.horizontal, padding.width)
        .padding(.vertical, padding.height)
    }
  }

  var body: some View {
    layer.font(controlSize.buttonFont).opacity(isPressed ? theme.pressedOpacity : 1)
  }
}
