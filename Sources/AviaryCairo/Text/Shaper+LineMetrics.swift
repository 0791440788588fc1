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
    if case .system = font.family { max(0, font.lineGap) } else { 0 }
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

  // MARK: - Fonts from files

  /// The font from the file that it was found in before, and whether it is of the family that was asked for.
  func fileFont(_ font: ResolvedFont) -> (font: ShapedFont, isFamilyThere: Bool)? {
    guard let entry = library.indexed(font) else { return nil }
    if let known = fileFonts[font] { return (known, entry.isFamilyThere) }
    guard let made = ShapedFont(entry, size: font.glyphSize, options: library.options) else {
      return nil
    }
    if fileFonts.count >= 256 { fileFonts = [:] }
    fileFonts[font] = made
    return (made, entry.isFamilyThere)
  }

  /// Remembers the file of a font for other runs, if opening that gives the same as Pango does.
  ///
  /// - Parameters:
  ///   - attributes: Those of a style whose words come out as Pango sets them.
  ///   - found: The font that Pango found.
  ///   - sample: A text as Pango sets it.
  func remember(
    _ found: ShapedFont,
    for attributes: TextAttributes,
    sample: (string: String, clusters: ShapedClusters)
  ) {
    let font = attributes.font
    guard let file = found.plainFile, let isFamilyThere = isFamilyThere(font) else { return }
    let entry = FontIndex.Entry(
      path: file.path,
      face: file.face,
      isFamilyThere: isFamilyThere,
      isInterface: found.isInterface
    )
    guard let opened = ShapedFont(entry, size: font.glyphSize, options: library.options),
      let style = makeWordStyle(attributes, opened),
      style.clusters(of: sample.string).isSame(as: sample.clusters, ignoringFonts: true),
      style.hasSameEllipsis(as: ellipsis(attributes).shaped)
    else { return }
    let known = pangoMeasures(of: font)
    let measured = FontMeasures(of: opened, hasLineHeight: known.lineHeight != nil)
    guard measured.capHeight == known.capHeight, measured.xHeight == known.xHeight,
      measured.lineHeight?.ascent == known.lineHeight?.ascent,
      measured.lineHeight?.descent == known.lineHeight?.descent
    else { return }
    library.remember(entry, for: font)
  }

  /// Whether the family is installed; nil where that has to be reported in each run.
  private func isFamilyThere(_ font: ResolvedFont) -> Bool? {
    switch font.family {
    case .custom(let name): library.has(family: name)
    case .system(.default): true
    case .system(.serif): library.has(family: FontPackages.serif.family) ? true : nil
    case .system(.rounded): library.has(family: FontPackages.rounded.family) ? true : nil
    case .system(.monospaced): library.has(family: FontPackages.monospaced.family) ? true : nil
    }
  }

  func runMetrics(of run: TextRun) -> ShapedText.RunMetrics {
    let line = lineMetrics(for: run.attributes.font)
    let offset = run.attributes.baselineOffset
    switch run.content {
    case .string:
      return .init(ascent: line.ascent + max(offset, 0), descent: line.descent + max(-offset, 0))
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

  func description(of font: ResolvedFont) -> OpaquePointer {
    if let known = descriptions[font] { return known }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font))
    pango_font_description_set_absolute_size(
      description,
      Double(font.glyphSize) * Double(PANGO_SCALE)
    )
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
    )
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    let variant: PangoVariant? =
      switch font.smallCaps {
      case .none: nil
      case .lowercase: PANGO_VARIANT_SMALL_CAPS
      case .uppercase: PANGO_VARIANT_UNICASE
      case .all: PANGO_VARIANT_ALL_SMALL_CAPS
      }
    if let variant { pango_font_description_set_variant(description, variant) }
    descriptions[font] = description
    return description
  }

  /// The family wanted, then the interface font, whose missing characters Pango finds elsewhere.
  private func families(of font: ResolvedFont) -> String {
    let interface = FontPackages.interface.family
    let wanted: FontPackages.Package
    switch font.family {
    case .custom(let name):
      return library.has(family: name) ? "\(name),\(interface)" : interface
    case .system(.default): return interface
    case .system(.serif): wanted = FontPackages.serif
    case .system(.rounded): wanted = FontPackages.rounded
    case .system(.monospaced): wanted = FontPackages.monospaced
    }
    if !library.has(family: wanted.family) {
      report(
        wanted.name,
        "the font \(wanted.family) is not installed, \(interface) is used in its place;"
          + " install the package \(wanted.name)"
      )
    }
    return "\(wanted.family),\(interface)"
  }

  func font(_ pointer: UnsafeMutablePointer<PangoFont>) -> ShapedFont {
    if let known = fonts[UnsafeMutableRawPointer(pointer)] { return known }
    let font = ShapedFont(pointer)
    fonts[UnsafeMutableRawPointer(pointer)] = font
    return font
  }
}
