@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
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
  ///
  /// - Parameter color: The colour; nil for none.
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
  ///   - spacing: The distance in points at which layers flow into each other. They don't here,
  ///     which is told once for another distance than nil and 0.
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
