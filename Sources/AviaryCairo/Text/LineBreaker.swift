import Foundation

/// Divides a text's clusters among lines of a width: as many words in each as fit.
struct LineBreaker {
  /// One line before it has a place.
  struct Line {
    var paragraph: Int
    /// All its clusters, white space at its end included.
    var clusters: Range<Int>
    /// The clusters that count for its width.
    var visible: Range<Int>
    var width: CGFloat
    /// Offsets of its characters.
    var range: Range<Int>
  }

  /// The lines, and the widths for which they would be the same.
  struct Result {
    var lines: [Line]
    /// That of the widest line.
    var width: CGFloat
    /// The least width that would give other lines; infinity if none would.
    var nextWidth: CGFloat
  }

  /// Floating point sums may differ by this much from a width that came from them.
  static let tolerance: CGFloat = 0.01

  /// - Parameters:
  ///   - width: Points, 0 or more; infinity for one line a paragraph.
  ///   - tightening: Points that each cluster is narrower than its width.
  static func lines(of text: ShapedText, width: CGFloat, tightening: CGFloat = 0) -> Result {
    if tightening == 0, let words = text.words, let result = lines(of: words, width: width) {
      return result
    }
    let text = text.shaped
    var breaker = LineBreaker(text: text, width: width, tightening: tightening)
    for index in text.paragraphs.indices { breaker.breakParagraph(index) }
    return breaker.result
  }

  private let text: ShapedClusters
  private let width: CGFloat
  private let tightening: CGFloat
  private var result = Result(lines: [], width: 0, nextWidth: .infinity)

  private init(text: ShapedClusters, width: CGFloat, tightening: CGFloat) {
    self.text = text
    self.width = width
    self.tightening = tightening
  }

  private mutating func breakParagraph(_ index: Int) {
    let clusters = text.paragraphs[index].clusters
    var start = clusters.lowerBound
    repeat {
      let end = lineEnd(from: start, to: clusters.upperBound)
      let isLast = end == clusters.upperBound
      // White space at the end of a paragraph was typed to be seen, as far as there is room.
      var visibleEnd = trimmed(start..<end)
      if isLast && length(start..<end) <= width + Self.tolerance { visibleEnd = end }
      let line = Line(
        paragraph: index,
        clusters: start..<end,
        visible: start..<visibleEnd,
        width: length(start..<visibleEnd),
        range: range(start..<end, of: index)
      )
      result.lines.append(line)
      result.width = max(result.width, line.width)
      if isLast && visibleEnd < end {
        result.nextWidth = min(result.nextWidth, length(start..<end))
      }
      start = end
    } while start < clusters.upperBound
  }

  private func range(_ clusters: Range<Int>, of paragraph: Int) -> Range<Int> {
    guard !clusters.isEmpty else { return text.paragraphs[paragraph].range }
    return text.clusters[clusters.lowerBound].start..<text.clusters[clusters.upperBound - 1].end
  }

  /// Where the line that starts at `start` ends.
  ///
  /// Notes the width with which it would end later.
  private mutating func lineEnd(from start: Int, to end: Int) -> Int {
    var lastBreak: Int?
    var index = start
    while index < end {
      // The piece up to the next place where a line may end.
      var next = index + 1
      while next < end, !text.clusters[next].breaks.contains(.line) {
        // A piece that is longer than the line will be divided, wherever it ends.
        if lastBreak == nil, isTooLong(start..<next) { return characterEnd(from: start, to: end) }
        next += 1
      }
      let needed = length(start..<trimmed(start..<next))
      if needed > width + Self.tolerance {
        if let lastBreak {
          result.nextWidth = min(result.nextWidth, needed)
          return lastBreak
        }
        return characterEnd(from: start, to: next)
      }
      lastBreak = next
      index = next
    }
    return end
  }

  /// Where a line ends that has room for a part of a word only: after one character at least.
  private mutating func characterEnd(from start: Int, to end: Int) -> Int {
    var best: Int?
    // Where the characters so far end that are not white.
    var visibleEnd = start
    for candidate in (start + 1)...end {
      if !text.clusters[candidate - 1].breaks.contains(.white) { visibleEnd = candidate }
      guard candidate == end || text.clusters[candidate].breaks.contains(.character) else {
        continue
      }
      let needed = length(start..<visibleEnd)
      if let best, needed > width + Self.tolerance {
        result.nextWidth = min(result.nextWidth, needed)
        return withWhite(best, end)
      }
      best = candidate
    }
    // One character that is too wide: with more room, something may follow it.
    let needed = length(start..<visibleEnd)
    if needed > width + Self.tolerance { result.nextWidth = min(result.nextWidth, needed) }
    return best ?? end
  }

  /// Whether clusters take more room than a line has, the last one being no white space.
  private func isTooLong(_ range: Range<Int>) -> Bool {
    !text.clusters[range.upperBound - 1].breaks.contains(.white)
      && length(range) > width + Self.tolerance
  }

  /// The end after the white space at `position`, which belongs to the line before it.
  private func withWhite(_ position: Int, _ end: Int) -> Int {
    var position = position
    while position < end, text.clusters[position].breaks.contains(.white) { position += 1 }
    return position
  }

  /// `range`'s end without the white space before it.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].breaks.contains(.white) { end -= 1 }
    return end
  }

  private func length(_ range: Range<Int>) -> CGFloat {
    text.positions[range.upperBound] - text.positions[range.lowerBound]
      - tightening * CGFloat(range.count)
  }
}
