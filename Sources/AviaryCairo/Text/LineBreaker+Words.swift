import Foundation

extension LineBreaker {
  /// Divides a text's words among lines, without looking at its glyphs.
  ///
  /// - Returns: nil where a word is too long for a line.
  /// - Complexity: O(*n*) in the words.
  static func lines(of text: ShapedWords, width: CGFloat) -> Result? {
    var result = Result(lines: [], width: 0, nextWidth: .infinity)
    let space = text.style.spaceWidth
    let limit = width + tolerance
    // Clusters and bytes before the line, before the word; the width of the line's words.
    var (lineCluster, lineByte) = (0, 0)
    var (cluster, byte) = (0, 0)
    var length: CGFloat = 0
    var isFirst = true
    func line(clusterEnd: Int, byteEnd: Int, isLast: Bool) -> Line {
      Line(
        paragraph: 0,
        clusters: lineCluster..<clusterEnd,
        visible: lineCluster..<(isLast ? clusterEnd : clusterEnd - 1),
        width: length,
        range: lineByte..<byteEnd
      )
    }
    for word in text.words {
      let own = text.style.width(of: word)
      var needed = isFirst ? own : length + space + own
      if needed > limit, !isFirst {
        result.nextWidth = min(result.nextWidth, needed)
        result.lines.append(line(clusterEnd: cluster, byteEnd: byte, isLast: false))
        result.width = max(result.width, length)
        (lineCluster, lineByte) = (cluster, byte)
        needed = own
      }
      if needed > limit { return nil }
      length = needed
      isFirst = false
      cluster += Int(word.clusters) + 1
      byte += Int(word.length) + 1
    }
    result.lines.append(line(clusterEnd: cluster - 1, byteEnd: byte - 1, isLast: true))
    result.width = max(result.width, length)
    return result
  }
}
