import CCairo
import Foundation

/// Small glyphs as masks, at quarters of a pixel.
///
/// Before 1.17.4 Cairo moves each glyph of a picture to a whole pixel, which makes small text
/// uneven. Masks of the glyphs' outlines, put together for a segment of a line, are where they
/// should be.
struct GlyphCache {
  /// Whether it is needed, and for glyphs of this many pixels an em.
  static func isWanted(pixelsPerEm: CGFloat) -> Bool {
    cairo_version() < 11704 && pixelsPerEm <= 40
  }

  struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt
    var scale: CGFloat
    /// Quarters of a pixel to the right.
    var phase: Int
  }

  /// A glyph's coverage, and where its first pixel is relative to the pixel of its origin.
  struct Mask {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  private var masks: [Key: Mask] = [:]
  /// Held, so that another font can't get a key's address.
  private var fonts: [ObjectIdentifier: ShapedFont] = [:]

  mutating func mask(_ font: ShapedFont, _ glyph: UInt, scale: CGFloat, phase: Int) -> Mask {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph, scale: scale, phase: phase)
    if let known = masks[key] { return known }
    if masks.count > 20_000 {
      masks = [:]
      fonts = [:]
    }
    fonts[key.font] = font
    let mask = Self.draw(font, glyph, scale: scale, phase: phase)
    masks[key] = mask
    return mask
  }

  private static func draw(
    _ font: ShapedFont, _ glyph: UInt, scale: CGFloat, phase: Int
  ) -> Mask {
    let empty = Mask(left: 0, top: 0, width: 0, height: 0, bytes: [])
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font.scaledFont, &glyph, 1, &extents)
    let ink = CGRect(
      x: extents.x_bearing * Double(scale) + Double(phase) / 4,
      y: extents.y_bearing * Double(scale), width: extents.width * Double(scale),
      height: extents.height * Double(scale))
    guard ink.width > 0, ink.height > 0 else { return empty }
    let pixels = ink.insetBy(dx: -1, dy: -1).integral
    guard
      let surface = try? PixelSurface(
        width: Int(pixels.width), height: Int(pixels.height), alphaOnly: true),
      let cairo = cairo_create(surface.surface)
    else { return empty }
    cairo_translate(
      cairo, Double(-pixels.minX) + Double(phase) / 4, Double(-pixels.minY))
    cairo_scale(cairo, Double(scale), Double(scale))
    cairo_set_scaled_font(cairo, font.scaledFont)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    var bytes = [UInt8](repeating: 0, count: surface.width * surface.height)
    _ = surface.withPixels { source in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          bytes[row * surface.width + column] = source[row * surface.stride + column]
        }
      }
    }
    return Mask(
      left: Int(pixels.minX), top: Int(pixels.minY), width: surface.width,
      height: surface.height, bytes: bytes)
  }
}
