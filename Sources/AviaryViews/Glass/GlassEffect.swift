public import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

/// A layer like glass: it blurs what is behind it.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?
  var isInteractive = false

  /// The usual layer.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A layer that lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No layer.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The layer in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The layer, with or without an answer to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape of layers like glass that nobody gave one: round ends.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// A capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Puts a view on a layer like glass.
struct GlassModifier<S: Shape>: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    if glass.kind == .identity {
      content
    } else {
      content.background {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
          if let color = glass.color { shape.fill(color.opacity(0.7)) }
          shape.stroke(Color.white.opacity(colorScheme == .dark ? 0.15 : 0.5), lineWidth: 0.5)
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.08), radius: 8, x: 0, y: 2)
      }
    }
  }
}

/// Layers like glass that lie near each other.
public struct GlassEffectContainer<Content: View> {
  let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points at which layers flow into each other. They don't here, which is told
  ///     once for another distance than nil and 0.
  ///   - content: The views.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    if let spacing, spacing > 0 {
      Warnings.once("GlassEffectContainer(spacing:): layers do not flow into each other here")
    }
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

extension View {
  /// Puts this view on a layer like glass.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Puts this view on a layer like glass, or doesn't.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = .capsule,
    isEnabled: Bool
  ) -> some View {
    modifier(GlassModifier(glass: isEnabled ? glass : .identity, shape: shape))
  }
}

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
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool
  /// The layer; nil for the tint.
  let glass: Glass?

  private var shape: ControlBorder {
    // Round ends where nothing was said, unlike other buttons.
    let radius = borderShape.kind == .automatic ? nil : borderShape.radius(controlSize)
    return ControlBorder(radius: radius, kind: borderShape.kind)
  }

  @ViewBuilder private var layer: some View {
    if let glass {
      padded.glassEffect(glass, in: shape)
    } else {
      padded.foregroundStyle(Color.white)
        .background(
          role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint),
          in: shape
        )
    }
  }

  @ViewBuilder private var padded: some View {
    if borderShape.kind == .circle {
      // Room for a circle around the label, whichever side is longer.
      CircleRoom(padding: 8) { label }
    } else {
      label.padding(.horizontal, 16).padding(.vertical, 8)
    }
  }

  var body: some View { layer.opacity(isPressed ? 0.75 : 1) }
}
