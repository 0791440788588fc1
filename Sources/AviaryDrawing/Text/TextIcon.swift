public import Foundation

/// A vector picture set in a line of text, filled with the run's paint.
@_spi(Hosting) public struct TextIcon: Hashable, Sendable {
  /// In points; x from the left end of the icon's place, y downwards from the baseline.
  public var path: Path
  /// How much of the line it takes.
  public var advance: CGFloat
  /// The part above and the part below the baseline that the line must make space for.
  public var ascent: CGFloat
  /// The part below the baseline.
  public var descent: CGFloat
  /// Paths filled in other paints, above the first: the further layers of a symbol.
  public var layers: [Layer]

  /// One of a symbol's further layers.
  public struct Layer: Hashable, Sendable {
    /// The shape, in the icon's coordinates.
    public var path: Path
    /// Its own paint, in the icon's coordinates; nil for the run's.
    public var paint: Paint?

    package init(path: Path, paint: Paint?) {
      self.path = path
      self.paint = paint
    }

    public func hash(into hasher: inout Hasher) {
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

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    hasher.combine(advance)
    hasher.combine(ascent)
    hasher.combine(descent)
  }
}
