@_spi(Hosting) package import AviaryDrawing
import AviaryEngine
import Foundation

/// A translucent layer that blurs what is behind it.
public struct Material: Sendable {
  enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar, alert
  }

  let thickness: Thickness

  /// Mostly translucent.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// As the system's toolbars.
  public static let bar = Material(thickness: .bar)

  /// As the system's alerts, whose tint others published.
  package static let alert = Material(thickness: .alert)

  /// How the material is painted.
  ///
  /// Chosen to look like pictures of Apple's, which publishes no numbers.
  package func backdrop(isDark: Bool) -> BackdropStyle {
    let tint: RGBA
    switch (thickness, isDark) {
    case (.ultraThin, false): tint = RGBA(hex: 0xF2F2F2).opacity(0.44)
    case (.thin, false): tint = RGBA(hex: 0xF4F4F4).opacity(0.6)
    case (.regular, false): tint = RGBA(hex: 0xF6F6F6).opacity(0.74)
    case (.thick, false): tint = RGBA(hex: 0xF8F8F8).opacity(0.86)
    case (.ultraThick, false): tint = RGBA(hex: 0xFAFAFA).opacity(0.94)
    case (.bar, false): tint = RGBA(hex: 0xF8F8F8).opacity(0.82)
    case (.alert, false): tint = RGBA(hex: 0xF2F2F2).opacity(0.8)
    case (.alert, true): tint = RGBA(hex: 0x2D2D2D).opacity(0.8)
    case (.ultraThin, true): tint = RGBA(hex: 0x252525).opacity(0.5)
    case (.thin, true): tint = RGBA(hex: 0x252525).opacity(0.65)
    case (.regular, true): tint = RGBA(hex: 0x252525).opacity(0.78)
    case (.thick, true): tint = RGBA(hex: 0x252525).opacity(0.88)
    case (.ultraThick, true): tint = RGBA(hex: 0x252525).opacity(0.95)
    case (.bar, true): tint = RGBA(hex: 0x1D1D1D).opacity(0.84)
    }
    return BackdropStyle(blurRadius: 30, saturation: 1.8, tint: tint)
  }
}

extension Material: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let backdrop = backdrop(isDark: context.environment.isDark)
    if context.environment.accessibilityReduceTransparency {
      var opaque = backdrop.tint
      opaque.alpha = 1
      return ResolvedStyle(opaque)
    }
    return ResolvedStyle(.material(backdrop))
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's toolbars.
  public static var bar: Material { .bar }
}
