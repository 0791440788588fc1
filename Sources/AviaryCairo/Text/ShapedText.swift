import AviaryDrawing
import Foundation

/// A request's characters as glyphs, before any line is broken.
struct ShapedText {
  /// The text between two line separators.
  struct Paragraph {
    /// Offsets of its characters, without the separator.
    var range: Range<Int>
    var clusters: Range<Int>
    var isRightToLeft: Bool
    /// The request's run at the paragraph's start: an empty line is as high as that one's font.
    var attributes: Int
  }

  var string: String
  var runs: [ShapedRun]
  var clusters: [Cluster]
  /// At least one, unless the text is empty.
  var paragraphs: [Paragraph]
  /// Where each cluster starts if all stood in one line; one entry more than there are clusters.
  var positions: [CGFloat]
  /// Of each run of the request.
  var metrics: [RunMetrics]

  /// How much room a run of the request needs above and below the baseline, points.
  struct RunMetrics {
    var ascent: CGFloat
    var descent: CGFloat
  }

  /// The characters of `range`, which are offsets at character boundaries.
  func substring(_ range: Range<Int>) -> String {
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(string[start..<end])
  }
}
