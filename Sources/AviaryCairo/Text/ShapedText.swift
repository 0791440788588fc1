@_spi(Hosting) package import AviaryDrawing
import Foundation

/// A request's characters, measured: as the widths of its words where those do not depend on each other, and
/// else as glyphs.
///
/// Glyphs of a text that has words are put together when they are first needed, to paint, hit or cut it. Its
/// layouts are not held: whoever shows one does.
package final class ShapedText: PreparedText {
  /// How much room a run of the request needs above and below the baseline, points.
  struct RunMetrics {
    var ascent: CGFloat
    var descent: CGFloat
    /// The height of a line that is asked for, whatever its letters need; 0 for none.
    var lineHeight: CGFloat = 0
  }

  let setting: TextSetting
  package let string: String
  /// The words; nil where the text had to be shaped as a whole.
  ///
  /// Memory of our own: there are many texts, and an array would be twice as large.
  private let wordList: UnsafeBufferPointer<ShapedWords.Word>?

  /// Kept where there are no words to make it from again.
  private let kept: ShapedClusters?
  private weak var remembered: ShapedClusters?

  /// The layouts that somebody holds, the one asked for last first.
  ///
  /// Each leads to the next, and goes when it goes.
  unowned(unsafe) var latest: PangoTextLayout?
  /// What was measured last with much work.
  var measured: [Measured] = []

  init(_ setting: TextSetting, string: String, _ shaped: ShapedClusters) {
    self.setting = setting
    self.string = string
    wordList = nil
    kept = shaped
  }

  /// Takes the memory of the words over.
  init(_ setting: TextSetting, string: String, words: UnsafeBufferPointer<ShapedWords.Word>) {
    self.setting = setting
    self.string = string
    wordList = words
    kept = nil
  }

  deinit { wordList?.deallocate() }

  package var request: TextRequest { setting.request(of: string) }

  var metrics: [RunMetrics] { setting.metrics }

  var words: ShapedWords? {
    guard let wordList, let style = setting.style else { return nil }
    return ShapedWords(style: style, words: wordList)
  }

  /// The text as glyphs.
  ///
  /// - Complexity: O(*n*) where the text has words and its glyphs were not needed for a while.
  var shaped: ShapedClusters {
    if let kept { return kept }
    if let remembered { return remembered }
    guard let style = setting.style else { return ShapedClusters() }
    let made = style.clusters(of: string)
    remembered = made
    return made
  }

  /// The characters of `range`, which are offsets at character boundaries.
  func substring(_ range: Range<Int>) -> String {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(string[start..<end])
  }
}
