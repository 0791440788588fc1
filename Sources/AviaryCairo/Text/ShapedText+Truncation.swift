@_spi(Hosting) import AviaryDrawing
import Foundation

// The last line of a text that has no space for more: it ends in an ellipsis. A text of words that is cut at its end is
// here, any other one in `LineTruncation`.
extension ShapedText {
  /// What is shown of the last line.
  func cut(
    _ line: LineBreaker.Line,
    tightening: CGFloat,
    width: CGFloat
  ) -> (pieces: [LineContent.Piece], width: CGFloat) {
    let ellipsis = setting.ellipsis
    let sign = ellipsis(0)
    let signWidth = setting.ellipsisWidth
    if let words, tightening == 0, setting.request.truncation == .tail,
      let position = words.position(ofCluster: line.clusters.lowerBound)
    {
      let (clusters, length) = words.beginning(
        of: string,
        from: position,
        within: width - signWidth
      )
      let pieces: [LineContent.Piece] = clusters.isEmpty ? [] : [.clusters(clusters)]
      return (pieces + [.ellipsis(sign, attributes: 0)], length + signWidth)
    }
    let truncation = LineTruncation(
      text: shaped,
      width: width,
      tightening: tightening,
      ellipsis: ellipsis
    )
    return truncation.pieces(of: line, mode: setting.request.truncation)
  }

  /// How wide a line is that ends in an ellipsis, as the words from `index` on have no room; nil where more has
  /// to be tried.
  func cutWidth(
    _ words: ShapedWords,
    _ line: ShapedWords.Position,
    _ index: Int,
    width: CGFloat
  ) -> CGFloat? {
    let request = setting.request
    let limit = width + LineBreaker.tolerance
    guard request.truncation == .tail, request.minimumScaleFactor >= 1,
      !request.allowsTightening,
      words.words[index...].allSatisfy({ words.style.width(of: $0) <= limit })
    else { return nil }
    let sign = setting.ellipsisWidth
    return words.beginning(of: string, from: line, within: width - sign).width + sign
  }
}

extension ShapedWords {
  /// What of the text fits into a room, from the beginning of a line on: whole words, and then characters of the
  /// word that does not fit.
  ///
  /// There is no space at its end.
  ///
  /// - Complexity: O(*n*) in the words.
  func beginning(
    of string: String,
    from line: Position,
    within limit: CGFloat
  ) -> (clusters: Range<Int>, width: CGFloat) {
    let limit = limit + LineBreaker.tolerance
    var (cluster, byte) = (line.cluster, line.byte)
    // The end of what fits, without white space, and its width.
    var (end, width): (Int, CGFloat) = (line.cluster, 0)
    for word in words[line.word...] {
      let start = end == line.cluster ? 0 : width + style.spaceWidth
      let own = style.width(of: word)
      guard start + own <= limit else {
        var string = string
        let part = string.withUTF8 {
          style.beginning(
            of: UnsafeBufferPointer(rebasing: $0[byte..<(byte + Int(word.length))]),
            within: limit - start
          )
        }
        if part.count > 0 { (end, width) = (cluster + part.count, start + part.width) }
        break
      }
      (end, width) = (cluster + Int(word.clusters), start + own)
      cluster += Int(word.clusters) + 1
      byte += Int(word.length) + 1
    }
    return (line.cluster..<end, width)
  }
}
