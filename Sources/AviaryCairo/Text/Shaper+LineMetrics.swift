@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

extension Shaper {
  /// The heights of a line.
  ///
  /// The system's designs have SF's: 1.193 em, of which 0.952 above the baseline.
  ///
  /// Source: Apple's typography tables give 17 points a line of 20.3 and 12 points one of 14.3.
  func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    if let known = metrics[font] { return known }
    var ascent = 0.952 * font.size
    var descent = 0.241 * font.size
    let measured: FontMeasures
    if let (file, isFamilyThere) = fileFont(font) {
      measured = FontMeasures(of: file, hasLineHeight: isFamilyThere)
    } else {
      measured = pangoMeasures(of: font)
    }
    if case .custom = font.family, let height = measured.lineHeight {
      (ascent, descent) = height
    }
    // Two points at the body size, WWDC 2019 "Font management and text scaling".
    switch font.leading {
    case .standard: break
    case .tight: ascent -= 2.0 / 17 * font.size
    case .loose: ascent += 2.0 / 17 * font.size
    }
    if font.lineHeight > 0 {
      // What is more or less than the letters need is so above as below them.
      let more = font.lineHeight - ascent - descent
      (ascent, descent) = (ascent + more / 2, descent + more / 2)
    }
    let result = LineMetrics(
      ascent: ascent,
      descent: descent,
      leading: leading(of: font),
      capHeight: measured.capHeight,
      xHeight: measured.xHeight
    )
    metrics[font] = result
    return result
  }

  /// What is between two lines: the platform's for its own fonts, nothing for others.
  private func leading(of font: ResolvedFont) -> CGFloat {
    guard case .system = font.family, font.lineHeight == 0 else { return 0 }
    return max(0, font.lineGap)
  }

  /// What a font's file says of its letters, points.
  struct FontMeasures {
    /// Above and below the baseline; nil for another font than was asked for.
    var lineHeight: (ascent: CGFloat, descent: CGFloat)?
    var capHeight: CGFloat
    var xHeight: CGFloat

    init(of font: ShapedFont, hasLineHeight: Bool) {
      lineHeight = hasLineHeight ? font.extents : nil
      capHeight = font.inkHeight(of: "H")
      xHeight = font.inkHeight(of: "x")
    }

    init(lineHeight: (CGFloat, CGFloat)?, capHeight: CGFloat, xHeight: CGFloat) {
      self.lineHeight = lineHeight
      self.capHeight = capHeight
      self.xHeight = xHeight
    }
  }

  /// What Pango says of the font that it finds.
  func pangoMeasures(of font: ResolvedFont) -> FontMeasures {
    var lineHeight: (CGFloat, CGFloat)?
    if case .custom(let family) = font.family, library.has(family: family) {
      let metrics = pango_context_get_metrics(library.context, description(of: font), nil)
      defer { pango_font_metrics_unref(metrics) }
      let unit = CGFloat(PANGO_SCALE)
      lineHeight = (
        CGFloat(pango_font_metrics_get_ascent(metrics)) / unit,
        CGFloat(pango_font_metrics_get_descent(metrics)) / unit
      )
    }
    return FontMeasures(
      lineHeight: lineHeight,
      capHeight: inkHeight(of: "H", font),
      xHeight: inkHeight(of: "x", font)
    )
  }

  private func inkHeight(of letter: Unicode.Scalar, _ font: ResolvedFont) -> CGFloat {
    guard let pangoFont = pango_context_load_font(library.context, description(of: font)) else {
      return 0
    }
    defer { g_object_unref(pangoFont) }
    var glyph: hb_codepoint_t = 0
    var ink = PangoRectangle()
    guard
      hb_font_get_nominal_glyph(pango_font_get_hb_font(pangoFont), letter.value, &glyph) != 0
    else { return 0 }
    pango_font_get_glyph_extents(pangoFont, PangoGlyph(glyph), &ink, nil)
    return CGFloat(-ink.y) / CGFloat(PANGO_SCALE)
  }

  func runMetrics(of run: TextRun) -> ShapedText.RunMetrics {
    let line = lineMetrics(for: run.attributes.font)
    let offset = run.attributes.baselineOffset
    switch run.content {
    case .string:
      return .init(
        ascent: line.ascent + max(offset, 0),
        descent: line.descent + max(-offset, 0),
        lineHeight: offset == 0 ? run.attributes.font.lineHeight : 0
      )
    case .image(_, let size, let descent, _):
      return .init(
        ascent: max(line.ascent, size.height - descent + offset),
        descent: max(line.descent, descent - offset)
      )
    case .icon(let icon):
      return .init(
        ascent: max(line.ascent, icon.ascent + offset),
        descent: max(line.descent, icon.descent - offset)
      )
    }
  }
}
