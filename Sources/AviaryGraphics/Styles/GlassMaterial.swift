@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import Foundation

/// A layer like glass: what is behind it is blurred a little, made more vivid, and bent at the rim.
///
/// Apple publishes no numbers of it; these were chosen to resemble pictures of the look of 26.
package struct GlassMaterial: ShapeStyle {
  /// Whether it lets more through than the usual layer.
  let isClear: Bool

  package init(isClear: Bool) { self.isClear = isClear }

  private static let refraction: CGFloat = 10

  package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let isDark = context.environment.isDark
    var tint = isDark ? RGBA(hex: 0x2A2A2C) : RGBA(hex: 0xFAFAFC)
    guard !context.environment.accessibilityReduceTransparency else { return ResolvedStyle(tint) }
    tint = tint.opacity(isClear ? 0.12 : isDark ? 0.55 : 0.7)
    return ResolvedStyle(
      .material(
        BackdropStyle(
          blurRadius: isClear ? 2 : 6,
          saturation: 1.4,
          tint: tint,
          refraction: Self.refraction
        )
      )
    )
  }
}
