import AviaryDrawing
import Foundation

/// A request's characters, measured: as the widths of its words where those do not depend on each other, and
/// else as glyphs.
///
/// Glyphs of a text that has words are made when they are first needed, to paint, hit or cut it.
final class ShapedText {
  /// How much room a run of the request needs above and below the baseline, points.
  struct RunMetrics {
    var ascent: CGFloat
    var descent: CGFloat
  }

  let request: TextRequest
  let string: String
  /// Of each run of the request.
  let metrics: [RunMetrics]
  /// The words and what is between them; nil where the text had to be shaped as a whole.
  let words: ShapedWords?

  /// Kept where there are no words to make it from again.
  private var kept: ShapedClusters?
  private weak var remembered: ShapedClusters?

  init(_ request: TextRequest, string: String, metrics: [RunMetrics], _ shaped: ShapedClusters) {
    self.request = request
    self.string = string
    self.metrics = metrics
    words = nil
    kept = shaped
  }

  init(_ request: TextRequest, string: String, metrics: [RunMetrics], _ words: ShapedWords) {
    self.request = request
    self.string = string
    self.metrics = metrics
    self.words = words
  }

  /// The text as glyphs.
  ///
  /// - Complexity: O(*n*) where the text has words and its glyphs were not needed for a while.
  var shaped: ShapedClusters {
    if let kept { return kept }
    if let remembered { return remembered }
    guard let words else { return ShapedClusters() }
    let made = words.style.clusters(of: string)
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
