import AviaryDrawing
import Foundation

extension ShapedText {
  /// How large a text of words is in some room, without making lines.
  ///
  /// - Returns: nil where the text has no words, a word is too long for a line, or the text has to be made
  ///   smaller to fit.
  /// - Complexity: O(*n*) in the words; nothing is allocated.
  func wordsExtent(width: CGFloat, height: CGFloat) -> TextExtent? {
    guard let words else { return nil }
    let style = words.style
    let request = setting.request
    let metrics = setting.metrics[0]
    let lineHeight = metrics.ascent + metrics.descent
    let limit = max(request.maximumLines ?? .max, 1)
    let space = style.spaceWidth
    let room = width + LineBreaker.tolerance
    // Of the line: where it begins, and how wide its words are so far.
    var (lineCluster, lineByte, lineWord) = (0, 0, 0)
    var (cluster, byte) = (0, 0)
    var length: CGFloat = 0
    // Of all lines.
    var (widest, bottom, top): (CGFloat, CGFloat, CGFloat) = (0, lineHeight, 0)
    var count = 1
    for (index, word) in words.words.enumerated() {
      let own = style.width(of: word)
      var needed = index == lineWord ? own : length + space + own
      if needed > room, index > lineWord {
        let next = bottom + (request.lineSpacing + lineHeight)
        if count == limit || next > height + LineBreaker.tolerance {
          // The line is the last one, and ends in an ellipsis.
          guard request.truncation == .tail, request.minimumScaleFactor >= 1,
            !request.allowsTightening,
            words.words[index...].allSatisfy({ style.width(of: $0) <= room }),
            let (_, cut) = words.beginning(
              of: string,
              from: ShapedWords.Position(word: lineWord, cluster: lineCluster, byte: lineByte),
              within: width - setting.ellipsisWidth
            )
          else { return nil }
          widest = max(widest, cut + setting.ellipsisWidth)
          return extent(widest, bottom, lastBaseline: top + metrics.ascent)
        }
        widest = max(widest, length)
        count += 1
        bottom = next
        top += lineHeight + request.lineSpacing
        (lineCluster, lineByte, lineWord) = (cluster, byte, index)
        needed = own
      }
      if needed > room { return nil }
      length = needed
      cluster += Int(word.clusters) + 1
      byte += Int(word.length) + 1
    }
    return extent(max(widest, length), bottom, lastBaseline: top + metrics.ascent)
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
