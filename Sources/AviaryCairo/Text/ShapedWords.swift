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

extension ShapedWords {
  /// Where a word begins in its text.
  struct Position {
    var word = 0
    var cluster = 0
    var byte = 0
  }

  /// Where the word is that begins with a cluster; nil where none does.
  func position(ofCluster cluster: Int) -> Position? {
    var position = Position()
    for word in words {
      guard position.cluster < cluster else { break }
      position.word += 1
      position.cluster += Int(word.clusters) + 1
      position.byte += Int(word.length) + 1
    }
    return position.cluster == cluster ? position : nil
  }
}
