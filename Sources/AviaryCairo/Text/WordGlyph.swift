import Foundation

/// A glyph of a word, as HarfBuzz gives it: lengths in units of Pango, 1024 to a point, y upwards.
struct WordGlyph: Equatable {
  var id: UInt32
  /// The offset in the word of the character that it belongs to.
  var cluster: UInt32
  var advance: Int32
  var x: Int32
  var y: Int32

  /// Whether both look the same and take the same room, whatever they stand for.
  func isSame(as other: WordGlyph) -> Bool {
    id == other.id && advance == other.advance && x == other.x && y == other.y
  }
}
