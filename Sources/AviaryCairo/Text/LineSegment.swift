@_spi(Hosting) import AviaryDrawing
import Foundation

/// Neighbouring clusters of a line that share font, direction and attributes, at their places.
///
/// Points before the layout's scaling, from the layout's top left corner.
struct LineSegment {
  /// A cluster's place; clusters of a segment stand here from left to right.
  struct Place {
    var x: CGFloat
    var width: CGFloat
    /// Offsets of its characters; empty for the ellipsis.
    var range: Range<Int>
  }

  struct Glyph {
    var id: UInt
    var x: CGFloat
    var y: CGFloat
  }

  var font: ShapedFont
  /// The request's run.
  var attributes: Int
  var isRightToLeft: Bool
  var x: CGFloat
  var width: CGFloat
  /// The baseline the glyphs stand on, the run's offset included.
  var baseline: CGFloat
  var glyphs: [Glyph]
  /// The places of characters no font has.
  var boxes: [CGRect]
  var places: [Place]
  /// How many glyphs each place has, for PDF's text.
  var glyphCounts: [Int]
  /// What the characters are of, to copy them.
  var source: ShapedText
}
