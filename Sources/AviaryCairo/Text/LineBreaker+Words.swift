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
