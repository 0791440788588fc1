@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension Shaper {
  /// Of the attributes, what decides how words are shaped and how high they are.
  struct WordKey: Hashable {
    var font: ResolvedFont
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
  }

  /// How many words have been shaped since the start; tests count it.
  var wordShapeCount: Int { wordStyles.values.reduce(0) { $0 + ($1?.shapeCount ?? 0) } }

  /// The style that words are set in; nil where texts have to be shaped as a whole.
  func wordStyle(for attributes: TextAttributes) -> WordStyle? {
    let key = WordKey(
      font: attributes.font,
      kerning: attributes.kerning,
      tracking: attributes.tracking,
      baselineOffset: attributes.baselineOffset
    )
    if let known = wordStyles[key] { return known }
    let style = makeWordStyle(attributes)
    if wordStyles.count >= 256 { wordStyles = [:] }
    wordStyles[key] = .some(style)
    return style
  }

  /// A style for words, if they come out as Pango sets them.
  ///
  /// nil for fonts that Pango changes: small capitals.
  private func makeWordStyle(_ attributes: TextAttributes) -> WordStyle? {
    guard attributes.font.smallCaps == .none else { return nil }
    var plain = attributes
    plain.paint = nil
    // What was found to be the same in an earlier run needs no Pango.
    if let (font, _) = fileFont(attributes.font) { return makeWordStyle(plain, font) }
    let sample = TextRequest("AVATAR To fix, waffles 0123 \u{E9}tude", plain)
    let expected = shapeWhole(sample, string: sample.string)
    guard let run = expected.runs.first, expected.runs.count == 1,
      let style = makeWordStyle(plain, run.font),
      style.clusters(of: sample.string).isSame(as: expected)
    else { return nil }
    remember(run.font, for: plain, sample: (sample.string, expected))
    return style
  }

  /// A style for words in a font.
  func makeWordStyle(_ attributes: TextAttributes, _ font: ShapedFont) -> WordStyle? {
    var extra = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
    extra = Self.exact(extra)
    if font.isInterface {
      extra += InterfaceFontMetrics.tracking(
        at: attributes.font.size,
        weight: attributes.font.weight
      )
    }
    return WordStyle(
      attributes: attributes,
      metrics: [runMetrics(of: TextRun("", attributes))],
      font: font,
      extra: extra,
      features: Self.features(of: attributes)
    )
  }
}
