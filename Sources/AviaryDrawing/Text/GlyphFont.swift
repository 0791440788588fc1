public import Foundation

/// A font at a size, as the glyphs of a text are of it.
///
/// There is one object for a font and size, so that painters can keep what they make of its glyphs.
@_spi(Hosting) public protocol GlyphFont: AnyObject {
  /// The em in points.
  var size: CGFloat { get }

  /// The file that has the glyphs as they are painted; nil where there is none, or something makes
  /// them bolder or slanted.
  var file: GlyphFontFile? { get }

  /// Whether glyphs are pictures, of which a paint changes nothing but the opacity.
  var hasColors: Bool { get }

  /// A glyph as a shape to be filled: points from its origin on the baseline, y downwards.
  ///
  /// Empty for blanks, for glyphs that are pictures, and for numbers that the font has no glyph for.
  func outline(of glyph: UInt32) -> Path

  /// A glyph as a picture; nil where it is none, or blank.
  ///
  /// - Parameter scale: Pixels a point, more than 0.
  func picture(of glyph: UInt32, scale: CGFloat) -> GlyphPicture?
}

/// Where a font is.
@_spi(Hosting) public struct GlyphFontFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The number of the font in its file: 0 but in collections.
  public var index: Int

  /// Creates a place of a font.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A glyph that has colours of its own.
@_spi(Hosting) public struct GlyphPicture {
  /// The picture.
  public var image: DisplayImage
  /// Where it goes: points from the glyph's origin on the baseline, y downwards.
  public var frame: CGRect

  /// Creates a picture of a glyph.
  public init(image: DisplayImage, frame: CGRect) {
    self.image = image
    self.frame = frame
  }
}
