import Foundation

/// Glyphs of one font and direction, as they stand from left to right.
struct ShapedRun {
  /// A glyph and where it stands relative to the end of the one before; points, y downwards.
  struct Glyph {
    var id: UInt
    var xOffset: CGFloat
    var yOffset: CGFloat
    var advance: CGFloat
  }

  var font: ShapedFont
  /// The Unicode bidirectional level: odd from right to left.
  var level: UInt8
  var glyphs: [Glyph]
}
