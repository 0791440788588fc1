@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// How Inter is set so that it takes the room of San Francisco, for which layouts were made.
///
/// Lines keep the heights of the platform's font; see ``Shaper/lineMetrics(for:)``.
enum InterfaceFontMetrics {
  /// The em of Inter's letters as a factor of a font's size, as `size-adjust` of CSS: capitals become as high as San
  /// Francisco's.
  ///
  /// Source: the fonts' own tables. Capitals are 1443 of 2048 units high in San Francisco (Capsize's list of metrics), 2048 of
  /// 2816 in every weight of Inter: 0.9688. Small letters, 1040 of 2048 and 1536 of 2816, would ask for 0.931.
  static var glyphScale: CGFloat { 0.968 }

  /// Points that letters are moved apart, or together where negative, so that words are as wide as San Francisco's.
  ///
  /// Source: the widths of words in eleven text styles, of 11 to 33 points, in a picture of iOS 18 (Divergences.md, Measured);
  /// a curve of the kind of Inter's "dynamic metrics", rsms.me/inter/dynmetrics. At 33 points it is
  /// 1.2 together, at 17 0.1, at 11 0.2 apart.
  ///
  /// Semibold letters stand 0.011 em further apart than regular ones: a fit of the picture's column of semibold texts.
  ///
  /// - Parameters:
  ///   - size: The font's size in points, not that of Inter's em.
  ///   - weight: From 100 to 1000; 400 is regular, and lighter ones are as that.
  static func tracking(at size: CGFloat, weight: CGFloat) -> CGFloat {
    let boldness = max(0, weight - 400) / 200
    return Shaper.exact(size * (-0.05 + 0.159 * exp(-0.075 * size) + 0.011 * boldness))
  }
}

extension ResolvedFont {
  /// The em in points that the font's letters are set in: its size, but for the interface's font.
  var glyphSize: CGFloat {
    if case .system(.default) = family { size * InterfaceFontMetrics.glyphScale } else { size }
  }
}
