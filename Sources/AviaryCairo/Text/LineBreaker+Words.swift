import Foundation

extension LineBreaker {
  /// Divides a text's words among lines, without looking at its glyphs.
  ///
  /// - Returns: nil where a word is too long for a line.
  /// - Complexity: O(*n*) in the words.
  static func lines(of text: ShapedWords, width: CGFloat) -> Result? {
    var result = Result(lines: [], width: 0, nextWidth: .infinity)
    let space = text.style.spaceWidth
    let room = width + tolerance
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
      var needed = isFirst ? word.width : length + space + word.width
      if needed > room, !isFirst {
        result.nextWidth = min(result.nextWidth, needed)
        result.lines.append(line(clusterEnd: cluster, byteEnd: byte, isLast: false))
        result.width = max(result.width, length)
        (lineCluster, lineByte) = (cluster, byte)
        needed = word.width
      }
      if needed > room { return nil }
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

extension ShapedWords {
  /// What of the text fits into a room, from the beginning of a line on: whole words, and then characters of the
  /// word that does not fit. There is no space at its end.
  ///
  /// - Returns: nil where the line begins within a word.
  /// - Complexity: O(*n*) in the words; one word at most is shaped.
  func beginning(
    of string: String,
    from line: LineBreaker.Line,
    within room: CGFloat
  ) -> (clusters: Range<Int>, width: CGFloat)? {
    let room = room + LineBreaker.tolerance
    var (cluster, byte) = (0, 0)
    // The end of what fits, without white space, and its width.
    var (end, width): (Int, CGFloat) = (line.clusters.lowerBound, 0)
    for word in words {
      if cluster < line.clusters.lowerBound,
        line.clusters.lowerBound <= cluster + Int(word.clusters)
      {
        return nil
      }
      if cluster >= line.clusters.lowerBound {
        let start = end == line.clusters.lowerBound ? 0 : width + style.spaceWidth
        guard start + word.width <= room else {
          let part = style.beginning(
            of: string,
            byte..<(byte + Int(word.length)),
            within: room - start
          )
          if part.count > 0 { (end, width) = (cluster + part.count, start + part.width) }
          break
        }
        (end, width) = (cluster + Int(word.clusters), start + word.width)
      }
      cluster += Int(word.clusters) + 1
      byte += Int(word.length) + 1
    }
    return (line.clusters.lowerBound..<end, width)
  }
}
