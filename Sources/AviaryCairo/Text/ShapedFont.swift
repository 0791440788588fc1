import CCairo
import Foundation

/// A font as Pango chose it for a stretch of text. There is one object for each of Pango's fonts.
final class ShapedFont {
  let font: UnsafeMutablePointer<PangoFont>
  /// What Cairo draws the glyphs with. Belongs to `font`.
  let scaledFont: OpaquePointer
  /// Whether glyphs are pictures, which keep their colours whatever the paint.
  let hasColors: Bool
  /// Whether it is the interface font, whose letters are moved together as the size grows.
  let isInterface: Bool

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    scaledFont = pango_cairo_font_get_scaled_font(aviary_cairo_font(font))
    cairo_scaled_font_reference(scaledFont)
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    hasColors = family.contains("Emoji")
    isInterface = family == FontPackages.interface.family
  }

  deinit {
    cairo_scaled_font_destroy(scaledFont)
    g_object_unref(font)
  }
}
