@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

// Fonts that are opened from the files in which they were found in earlier runs.
extension Shaper {
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
}
