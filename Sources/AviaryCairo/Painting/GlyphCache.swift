import AviaryGeometry
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

  /// A glyph's coverage, and where its first pixel is relative to the pixel of its origin.
  struct Mask {
    var left: Int32
    var top: Int32
    var width: Int32
    var height: Int32
    /// Where its rows begin in `bytes`.
    var start: Int

    /// The bytes of a row, a multiple of 8; those after `width` are 0.
    var stride: Int32 { (width + 7) & ~7 }
  }

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var scale: CGFloat
  }

  /// The masks of one font at one scale.
  private struct Strike {
    /// Held, so that another font can't get the key's address.
    let font: ShapedFont
    /// For each glyph and quarter of a pixel an index into `masks`, plus 1; 0 for none.
    var slots: [UInt32] = []
  }

  private var strikes: [Strike] = []
  private var indices: [Key: Int] = [:]
  private var last: (key: Key, index: Int)?
  private var masks: [Mask] = []
  /// The rows of all masks.
  private(set) var bytes: [UInt8] = []
  private let faces = OutlineFaces()

  /// The masks of a font at a scale, to be asked for by ``mask(_:_:phase:)`` right after.
  mutating func strike(_ font: ShapedFont, scale: CGFloat) -> Int {
    let key = Key(font: ObjectIdentifier(font), scale: scale)
    if let last, last.key == key { return last.index }
    if bytes.count > 1 << 23 || strikes.count > 512 { self = GlyphCache() }
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = strikes.count
      strikes.append(Strike(font: font))
      indices[key] = index
    }
    last = (key, index)
    return index
  }

  /// - Parameter phase: Quarters of a pixel to the right.
  mutating func mask(_ strike: Int, _ glyph: UInt, scale: CGFloat, phase: Int) -> Mask {
    let slot = Int(glyph) * 4 + phase
    if slot < strikes[strike].slots.count, strikes[strike].slots[slot] != 0 {
      return masks[Int(strikes[strike].slots[slot]) - 1]
    }
    let mask = draw(strikes[strike].font, glyph, scale: scale, phase: phase)
    masks.append(mask)
    if slot >= strikes[strike].slots.count {
      strikes[strike].slots += [UInt32](
        repeating: 0,
        count: ((slot + 256) & ~255) - strikes[strike].slots.count
      )
    }
    strikes[strike].slots[slot] = UInt32(masks.count)
    return mask
  }

  /// A glyph by FreeType's rasterizer: a context and a surface of Cairo's for each glyph take ten times as long.
  private mutating func drawOutline(
    _ font: ShapedFont,
    _ glyph: UInt,
    scale: CGFloat,
    phase: Int
  ) -> Mask? {
    var box: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard let face = faces.face(of: font) else { return nil }
    return withUnsafeMutableBytes(of: &box) { bytes -> Mask? in
      guard let box = bytes.bindMemory(to: Int32.self).baseAddress,
        aviary_glyph_load(face, font.pixelsPerEm, UInt32(glyph), Double(scale), Int32(phase), box)
          != 0
      else { return nil }
      let start = self.bytes.count
      let mask = Mask(left: box[0], top: box[1], width: box[2], height: box[3], start: start)
      let count = Int(mask.stride) * Int(mask.height)
      self.bytes.append(contentsOf: repeatElement(0, count: count))
      self.bytes.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        aviary_glyph_render(face, box, base + start, mask.stride)
      }
      return mask
    }
  }

  private mutating func draw(
    _ font: ShapedFont,
    _ glyph: UInt,
    scale: CGFloat,
    phase: Int
  ) -> Mask {
    if let mask = drawOutline(font, glyph, scale: scale, phase: phase) {
      return mask
    }
    let empty = Mask(left: 0, top: 0, width: 0, height: 0, start: 0)
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font.scaledFont, &glyph, 1, &extents)
    let ink = CGRect(
      x: extents.x_bearing * Double(scale) + Double(phase) / 4,
      y: extents.y_bearing * Double(scale),
      width: extents.width * Double(scale),
      height: extents.height * Double(scale)
    )
    guard ink.width > 0, ink.height > 0 else { return empty }
    let pixels = ink.insetBy(dx: -1, dy: -1).integral
    guard
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height),
        alphaOnly: true
      ),
      let cairo = cairo_create(surface.surface)
    else { return empty }
    cairo_translate(
      cairo,
      Double(-pixels.minX) + Double(phase) / 4,
      Double(-pixels.minY)
    )
    cairo_scale(cairo, Double(scale), Double(scale))
    cairo_set_scaled_font(cairo, font.scaledFont)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    let mask = Mask(
      left: Int32(bounded: pixels.minX),
      top: Int32(bounded: pixels.minY),
      width: Int32(surface.width),
      height: Int32(surface.height),
      start: bytes.count
    )
    _ = surface.withPixels { source in
      for row in 0..<surface.height {
        bytes.append(
          contentsOf: UnsafeBufferPointer(
            start: source + row * surface.stride,
            count: surface.width
          )
        )
        bytes.append(contentsOf: repeatElement(0, count: Int(mask.stride - mask.width)))
      }
    }
    return mask
  }
}
