public import Foundation

extension TextLayout {
  /// The glyphs of all lines, in the order in which they are painted.
  @_spi(Hosting) public var glyphRuns: [GlyphRun] {
    elements(inheriting: .color(.black)).compactMap {
      if case .glyphs(let run, _) = $0 { run } else { nil }
    }
  }

  /// The text without any text in it: for painters that have no fonts, which fill the glyphs'
  /// outlines.
  ///
  /// - Parameters:
  ///   - paint: What runs without a paint of their own are filled with, in the layout's coordinates.
  ///   - scale: Pixels a point of glyphs that are pictures, more than 0.
  @_spi(Hosting) public func shapes(
    inheriting paint: Paint,
    scale: CGFloat = 2
  ) -> DisplayFragment {
    DisplayFragment(
      elements(inheriting: paint).flatMap { element -> [DisplayCommand] in
        switch element {
        case .drawing(let command): return [command]
        case .glyphs(let run, let paint):
          if run.font.hasColors { return run.pictures(paint, scale: scale) }
          let outline = run.outline
          return outline.isEmpty ? [] : [.fill(outline, paint, style: FillStyle())]
        }
      }
    )
  }
}

extension GlyphRun {
  /// Glyphs that are pictures, as opaque as a paint.
  fileprivate func pictures(_ paint: Paint, scale: CGFloat) -> [DisplayCommand] {
    let images = glyphs.compactMap { glyph -> DisplayCommand? in
      guard let picture = font.picture(of: glyph.id, scale: scale * fontScale) else { return nil }
      let frame = CGRect(
        x: glyph.position.x + picture.frame.minX * fontScale,
        y: glyph.position.y + picture.frame.minY * fontScale,
        width: picture.frame.width * fontScale,
        height: picture.frame.height * fontScale
      )
      return .image(picture.image, in: frame, ImageOptions())
    }
    guard case .color(let color) = paint, color.alpha < 1 else { return images }
    let fragment = DisplayFragment(images)
    return [.group(fragment, opacity: CGFloat(color.alpha), mode: .normal)]
  }
}
