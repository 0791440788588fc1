import AviaryGeometry
import CCairo
import Foundation

/// A font at a size: as Pango chose it for a stretch of text, or from a file that it was found in before.
///
/// There is one object for each of Pango's fonts.
final class ShapedFont {
  /// What words are shaped in.
  ///
  /// Belongs to the font.
  let harfBuzz: OpaquePointer?
  /// What Cairo draws the glyphs with.
  let scaledFont: OpaquePointer
  /// Whether glyphs are pictures, which keep their colours whatever the paint.
  let hasColors: Bool
  /// Whether it is the interface font, whose letters are moved together as the size grows.
  let isInterface: Bool
  /// Pango's font; nil for one from a file.
  let pango: UnsafeMutablePointer<PangoFont>?
  /// The file that it was opened from; nil for one of Pango's.
  private let opened: (path: String, face: Int32)?

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    pango = font
    opened = nil
    g_object_ref(font)
    harfBuzz = pango_font_get_hb_font(font)
    scaledFont = pango_cairo_font_get_scaled_font(aviary_cairo_font(font))
    cairo_scaled_font_reference(scaledFont)
    pixelsPerEm = Self.pixelsPerEm(scaledFont)
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    hasColors = family.contains("Emoji")
    isInterface = family == FontPackages.interface.family
  }

  /// Opens a font file, with the measures that Pango gives its fonts; nil if it is no font.
  ///
  /// `size` is the em in points.
  init?(_ entry: FontIndex.Entry, size: CGFloat, options: OpaquePointer) {
    guard let blob = hb_blob_create_from_file_or_fail(entry.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(entry.face))
    defer { hb_face_destroy(face) }
    guard let pattern = FcPatternCreate(), let font = hb_font_create(face) else { return nil }
    defer { FcPatternDestroy(pattern) }
    let units = Int32(bounded: Double(size) * Double(PANGO_SCALE))
    hb_font_set_scale(font, units, units)
    _ = entry.path.withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: entry.path.utf8.count + 1) {
        FcPatternAddString(pattern, FC_FILE, $0)
      }
    }
    FcPatternAddInteger(pattern, FC_INDEX, entry.face)
    let fontFace = cairo_ft_font_face_create_for_pattern(pattern)
    defer { cairo_font_face_destroy(fontFace) }
    var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&matrix, Double(size), Double(size))
    cairo_matrix_init_identity(&identity)
    guard let scaled = cairo_scaled_font_create(fontFace, &matrix, &identity, options),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else {
      hb_font_destroy(font)
      return nil
    }
    pango = nil
    opened = (entry.path, entry.face)
    harfBuzz = font
    scaledFont = scaled
    pixelsPerEm = Self.pixelsPerEm(scaled)
    hasColors = false
    isInterface = entry.isInterface
  }

  deinit {
    cairo_scaled_font_destroy(scaledFont)
    if let pango { g_object_unref(pango) } else { hb_font_destroy(harfBuzz) }
  }

  /// Which file the font is in, where opening that gives the same font; nil where Pango or fontconfig change it.
  var plainFile: (path: String, face: Int32)? {
    guard let pango, !hasColors,
      let pattern = pango_fc_font_get_pattern(aviary_fc_font(pango))
    else { return nil }
    var file: UnsafeMutablePointer<FcChar8>?
    var (face, isBold, isVariable) = (Int32(0), FcBool(0), FcBool(0))
    var matrix: UnsafeMutablePointer<FcMatrix>?
    var variations: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &face) == FcResultMatch, face < 0x10000,
      FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch,
      FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations) != FcResultMatch, let file
    else { return nil }
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isBold)
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    guard isBold == 0, isVariable == 0 else { return nil }
    return (String(cString: file), face)
  }

  /// The file whose outlines the glyphs are; nil where there are none, or something makes them bolder or slanted.
  var outlineFile: (path: String, face: Int32)? { opened ?? plainFile }

  /// The em in pixels at one pixel a point.
  let pixelsPerEm: Double

  private static func pixelsPerEm(_ font: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    return matrix.yy
  }

  // MARK: - Measures

  /// The heights of a line above and below the baseline, points.
  var extents: (ascent: CGFloat, descent: CGFloat) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(harfBuzz, &extents)
    let unit = CGFloat(PANGO_SCALE)
    return (CGFloat(extents.ascender) / unit, CGFloat(-extents.descender) / unit)
  }

  /// How high a letter reaches above the baseline, points; 0 where the font lacks it.
  func inkHeight(of letter: Unicode.Scalar) -> CGFloat {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfBuzz, letter.value, &glyph) != 0 else { return 0 }
    var extents = cairo_text_extents_t()
    var glyphs = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_scaled_font_glyph_extents(scaledFont, &glyphs, 1, &extents)
    // Cut to Pango's units as it does.
    let units = (extents.y_bearing * Double(PANGO_SCALE) + 0.5).rounded(.down)
    return CGFloat(-units) / CGFloat(PANGO_SCALE)
  }
}
