package import Foundation

/// A vector picture set in a line of text, filled with the run's paint.
package struct TextIcon: Hashable, Sendable {
  /// In points; x from the left end of the icon's place, y downwards from the baseline.
  package var path: Path
  package var advance: CGFloat
  /// The part above and the part below the baseline that the line must make space for.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// Paths filled in other paints, above the first: the further layers of a symbol.
  package var layers: [Layer]

  package struct Layer: Hashable, Sendable {
    package var path: Path
    package var paint: Paint?

    package init(path: Path, paint: Paint?) {
      self.path = path
      self.paint = paint
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(paint)
    }
  }

  package init(
    path: Path,
    advance: CGFloat,
    ascent: CGFloat,
    descent: CGFloat,
    layers: [Layer] = []
  ) {
    self.path = path
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.layers = layers
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    hasher.combine(advance)
    hasher.combine(ascent)
    hasher.combine(descent)
  }
}
