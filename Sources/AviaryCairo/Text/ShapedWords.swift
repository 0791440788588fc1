import Foundation

/// A text of one style as words with single spaces between them, which is all that line breaking asks for.
struct ShapedWords {
  struct Word {
    /// The advances of its glyphs, in units of Pango: 1024 to a point.
    var units: Int32
    /// Bytes of UTF-8.
    var length: UInt16
    /// How many clusters the word has.
    var clusters: UInt16
  }

  let style: WordStyle
  /// Valid as long as the text is that has them.
  let words: UnsafeBufferPointer<Word>
}
