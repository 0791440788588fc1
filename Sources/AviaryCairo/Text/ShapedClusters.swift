import Foundation

/// A text as glyphs, before any line is broken.
final class ShapedClusters {
  /// The text between two line separators.
  struct Paragraph {
    /// Offsets of its characters, without the separator.
    var range: Range<Int>
    var clusters: Range<Int>
    var isRightToLeft: Bool
    /// The request's run at the paragraph's start: an empty line is as high as that one's font.
    var attributes: Int
  }

  var runs: [ShapedRun] = []
  var clusters: [Cluster] = []
  /// At least one, unless the text is empty.
  var paragraphs: [Paragraph] = []
  /// Where each cluster starts if all stood in one line; one entry more than there are clusters.
  var positions: [CGFloat] = [0]

  /// Whether both have the same glyphs at the same places and may be broken at the same ones.
  ///
  /// - Parameter ignoringFonts: Whether the fonts may be other objects.
  func isSame(as other: ShapedClusters, ignoringFonts: Bool = false) -> Bool {
    guard runs.count == other.runs.count, clusters.count == other.clusters.count else {
      return false
    }
    for (a, b) in zip(runs, other.runs) {
      guard ignoringFonts || a.font === b.font, a.level == b.level, a.glyphs == b.glyphs else {
        return false
      }
    }
    return zip(clusters, other.clusters).allSatisfy { a, b in
      a.start == b.start && a.end == b.end && abs(a.width - b.width) < 0.0001 && a.run == b.run
        && a.glyphs == b.glyphs && a.breaks == b.breaks
    }
  }

  /// Computes the positions from the clusters' widths.
  func findPositions() {
    positions.reserveCapacity(clusters.count + 1)
    var position: CGFloat = 0
    for cluster in clusters {
      position += cluster.width
      positions.append(position)
    }
  }
}
