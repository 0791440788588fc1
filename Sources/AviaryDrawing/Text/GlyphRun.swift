import AviaryGeometry
public import Foundation

/// Glyphs of one font that stand side by side in a line, in the layout's coordinates.
@_spi(Hosting) public struct GlyphRun {
  /// One glyph.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// Where its origin is, on the baseline unless the script moves it.
    public var position: CGPoint

    /// Creates a glyph at a place.
    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// Characters that have one place together, as a ligature's have: for whoever shows characters, or
  /// has to tell which ones are where.
  public struct Cluster: Hashable, Sendable {
    /// The characters, in the order in which they are read.
    public var text: String
    /// The left edge.
    public var x: CGFloat
    /// The distance to the next cluster.
    public var width: CGFloat
    /// How many of the run's glyphs show it: 0 for blanks and for what no font has.
    public var glyphCount: Int

    /// Creates a cluster at a place.
    public init(text: String, x: CGFloat, width: CGFloat, glyphCount: Int) {
      self.text = text
      self.x = x
      self.width = width
      self.glyphCount = glyphCount
    }
  }

  /// The font of all glyphs.
  public var font: any GlyphFont
  /// What the font's glyphs are scaled by, more than 0: 1 unless the text was made smaller to fit.
  public var fontScale: CGFloat
  /// How the run's characters are meant to be shown.
  public var attributes: TextAttributes
  /// The distance of the line on which the glyphs stand from the layout's top.
  public var baseline: CGFloat
  /// Whether the characters are read from right to left.
  public var isRightToLeft: Bool
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The characters, from left to right.
  public var clusters: [Cluster]

  /// Creates a run from its parts.
  public init(
    font: any GlyphFont,
    fontScale: CGFloat = 1,
    attributes: TextAttributes,
    baseline: CGFloat,
    isRightToLeft: Bool = false,
    glyphs: [Glyph],
    clusters: [Cluster]
  ) {
    self.font = font
    self.fontScale = fontScale
    self.attributes = attributes
    self.baseline = baseline
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    self.clusters = clusters
  }

  /// The outlines of all glyphs in one path; empty where they are pictures.
  public var outline: Path {
    var path = Path()
    for glyph in glyphs {
      path.addPath(
        font.outline(of: glyph.id),
        transform: CGAffineTransform(
          a: fontScale,
          b: 0,
          c: 0,
          d: fontScale,
          tx: glyph.position.x,
          ty: glyph.position.y
        )
      )
    }
    return path
  }
}

/// One step of painting a text, in the layout's coordinates.
@_spi(Hosting) public enum TextElement {
  /// Glyphs, and what they are filled with.
  case glyphs(GlyphRun, Paint)
  /// Whatever else belongs to the text: backgrounds, lines below and through it, pictures in it.
  ///
  /// Never a text itself.
  case drawing(DisplayCommand)
}
