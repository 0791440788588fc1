@_spi(Hosting) import AviaryDrawing
import Foundation

/// Makes the last line that is shown when not all of a text is.
struct LineTruncation {
  var text: ShapedClusters
  var width: CGFloat
  var tightening: CGFloat
  /// The ellipsis for a run of the request.
  var ellipsis: (_ attributes: Int) -> ShapedText

  /// What `line`, and everything after it, is cut down to.
  func pieces(
    of line: LineBreaker.Line,
    mode: TextRequest.Truncation
  ) -> (pieces: [LineContent.Piece], width: CGFloat) {
    let paragraph = text.paragraphs[line.paragraph]
    let head = line.clusters.lowerBound..<paragraph.clusters.upperBound
    let tail =
      line.paragraph == text.paragraphs.count - 1
      ? head : text.paragraphs[text.paragraphs.count - 1].clusters
    let attributes =
      head.isEmpty ? paragraph.attributes : text.clusters[head.lowerBound].attributes
    switch mode {
    case .tail:
      let sign = ellipsis(attributes)
      let end = prefix(of: head, within: width - signWidth(sign))
      // The ellipsis looks like the text it follows.
      let last = end > head.lowerBound ? text.clusters[end - 1].attributes : attributes
      return join(head.lowerBound..<end, last, nil)
    case .head:
      let sign = ellipsis(attributes)
      let start = suffix(of: tail, within: width - signWidth(sign))
      let first = start < tail.upperBound ? text.clusters[start].attributes : attributes
      return join(nil, first, start..<tail.upperBound)
    case .middle:
      let space = max(width - signWidth(ellipsis(attributes)), 0)
      let end = prefix(of: head, within: space / 2)
      let rest = space - length(head.lowerBound..<end)
      let start = max(suffix(of: tail, within: rest), end)
      let last = end > head.lowerBound ? text.clusters[end - 1].attributes : attributes
      return join(head.lowerBound..<end, last, start..<max(tail.upperBound, start))
    }
  }

  private func join(
    _ first: Range<Int>?,
    _ attributes: Int,
    _ second: Range<Int>?
  ) -> (pieces: [LineContent.Piece], width: CGFloat) {
    let sign = ellipsis(attributes)
    var pieces: [LineContent.Piece] = []
    var width = signWidth(sign)
    if let first, !first.isEmpty {
      pieces.append(.clusters(first))
      width += length(first)
    }
    pieces.append(.ellipsis(sign, attributes: attributes))
    if let second, !second.isEmpty {
      pieces.append(.clusters(second))
      width += length(second)
    }
    return (pieces, width)
  }

  /// Where the part of `range` ends that fits, without white space at its end.
  private func prefix(of range: Range<Int>, within space: CGFloat) -> Int {
    var end = range.lowerBound
    for candidate in range.lowerBound..<range.upperBound {
      if length(range.lowerBound..<(candidate + 1)) > space + LineBreaker.tolerance { break }
      let next = candidate + 1
      if next == range.upperBound || text.clusters[next].breaks.contains(.character) { end = next }
    }
    while end > range.lowerBound, text.clusters[end - 1].breaks.contains(.white) { end -= 1 }
    return end
  }

  private func suffix(of range: Range<Int>, within space: CGFloat) -> Int {
    var start = range.upperBound
    for candidate in range.reversed() {
      if length(candidate..<range.upperBound) > space + LineBreaker.tolerance { break }
      if text.clusters[candidate].breaks.contains(.character) { start = candidate }
    }
    while start < range.upperBound, text.clusters[start].breaks.contains(.white) { start += 1 }
    return start
  }

  private func signWidth(_ sign: ShapedText) -> CGFloat { sign.shaped.positions.last ?? 0 }

  private func length(_ range: Range<Int>) -> CGFloat {
    text.positions[range.upperBound] - text.positions[range.lowerBound]
      - tightening * CGFloat(range.count)
  }
}
