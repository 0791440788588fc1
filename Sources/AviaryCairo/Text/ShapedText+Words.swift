@_spi(Hosting) import AviaryDrawing
import Foundation

extension ShapedText {
  /// How the lines of a text of words come out in some room.
  struct WordsFit {
    var extent: TextExtent
    /// The rooms in which they come out so.
    var space: AvailableTextSpace
    var lineCount: Int
    var isTruncated: Bool
  }

  /// How a text of words comes out in some room, without making lines.
  ///
  /// - Returns: nil where the text has no words, a word is too long for a line, or the text has to be made
  ///   smaller to fit.
  /// - Complexity: O(*n*) in the words; nothing is allocated.
  func wordsFit(width: CGFloat, height: CGFloat) -> WordsFit? {
    guard let words else { return nil }
    let style = words.style
    let request = setting.request
    let metrics = setting.metrics[0]
    let lineHeight = metrics.ascent + metrics.descent
    let maximumLines = max(request.maximumLines ?? .max, 1)
    // A text that may be made smaller is, where not even one line has room.
    if request.minimumScaleFactor < 1, lineHeight > height + LineBreaker.tolerance { return nil }
    let space = style.spaceWidth
    let limit = width + LineBreaker.tolerance
    // Of the line: where it begins, and how wide its words are so far.
    var line = ShapedWords.Position()
    var (cluster, byte) = (0, 0)
    var length: CGFloat = 0
    // Of all lines.
    var (widest, bottom, top, nextWidth): (CGFloat, CGFloat, CGFloat, CGFloat) =
      (0, lineHeight, 0, .infinity)
    // One line is shown in any height, unless it may be made smaller.
    var (count, lowest): (Int, CGFloat) =
      (1, request.minimumScaleFactor < 1 ? lineHeight - LineBreaker.tolerance : 0)
    for (index, word) in words.words.enumerated() {
      let own = style.width(of: word)
      var needed = index == line.word ? own : length + space + own
      if needed > limit, index > line.word {
        let next = bottom + (setting.lineSpacing + lineHeight)
        if count == maximumLines || next > height + LineBreaker.tolerance {
          // The line is the last one, and ends in an ellipsis.
          guard let cut = cutWidth(words, line, index, width: width) else { return nil }
          let highest = count == maximumLines ? .infinity : next - LineBreaker.tolerance
          return WordsFit(
            extent: extent(max(widest, cut), bottom, lastBaseline: top + metrics.ascent),
            space: AvailableTextSpace(widths: width...width, heights: (lowest, highest)),
            lineCount: count,
            isTruncated: true
          )
        }
        nextWidth = min(nextWidth, needed)
        widest = max(widest, length)
        count += 1
        bottom = next
        lowest = next - LineBreaker.tolerance
        top += lineHeight + setting.lineSpacing
        line = ShapedWords.Position(word: index, cluster: cluster, byte: byte)
        needed = own
      }
      if needed > limit { return nil }
      length = needed
      cluster += Int(word.clusters) + 1
      byte += Int(word.length) + 1
    }
    widest = max(widest, length)
    let low = min(widest, width)
    let high = nextWidth - 2 * LineBreaker.tolerance
    return WordsFit(
      extent: extent(widest, bottom, lastBaseline: top + metrics.ascent),
      space: AvailableTextSpace(
        widths: low <= high ? low...high : width...width,
        heights: (lowest, .infinity)
      ),
      lineCount: count,
      isTruncated: false
    )
  }

  private func extent(
    _ width: CGFloat,
    _ height: CGFloat,
    lastBaseline: CGFloat
  ) -> TextExtent {
    TextExtent(
      size: CGSize(width: width, height: max(height, setting.reservedHeight)),
      firstBaseline: setting.metrics[0].ascent,
      lastBaseline: lastBaseline
    )
  }
}
