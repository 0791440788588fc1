import Foundation

/// Glyphs of one font and direction, as they stand from left to right.
struct ShapedRun {
  /// A glyph and where it stands relative to the end of the one before; points, y downwards.
  struct Glyph: Equatable {
    /// The font's number for it, or `invisible` or `missing`.
    var id: UInt
    var xOffset: CGFloat
    var yOffset: CGFloat
    var advance: CGFloat

    /// Takes room and paints nothing.
    static let invisible = UInt.max
    /// No font has the character: an empty box is painted.
    static let missing = UInt.max - 1
  }

  var font: ShapedFont
  /// The Unicode bidirectional level: odd from right to left.
  var level: UInt8
  var glyphs: [Glyph]
}
