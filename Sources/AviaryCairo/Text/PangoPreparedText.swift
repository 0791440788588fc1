package import AviaryDrawing
package import Foundation

/// A shaped text, and the layouts it was asked for last.
package final class PangoPreparedText: PreparedText {
  let request: TextRequest
  let text: ShapedText
  private let shaper: Shaper
  private var known: [KnownLayout] = []

  /// A layout and the rooms for which it is the answer.
  private struct KnownLayout {
    var layout: PangoTextLayout
    var widths: ClosedRange<CGFloat>
    /// The exact room of a layout that was cut or scaled; nil if any height of at least `size` will
    /// do.
    var height: CGFloat?
    var exactWidth: CGFloat

    func fits(width: CGFloat, height: CGFloat) -> Bool {
      if width == exactWidth && height == self.height { return true }
      return self.height == nil && widths.contains(width)
        && height >= layout.size.height - LineBreaker.tolerance
    }
  }

  init(request: TextRequest, shaper: Shaper) {
    self.request = request
    self.shaper = shaper
    text = shaper.shape(request)
  }

  package func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout {
    let width = Self.room(width)
    let height = Self.room(height)
    if let index = known.firstIndex(where: { $0.fits(width: width, height: height) }) {
      let layout = known[index].layout
      if index > 0 { known.swapAt(index, index - 1) }
      return layout
    }
    let (layout, widths) = makeLayout(width: width, height: height)
    let isExact = layout.isTruncated || widths == nil
    known.insert(
      KnownLayout(
        layout: layout, widths: widths ?? width...width, height: isExact ? height : nil,
        exactWidth: width),
      at: 0)
    if known.count > 12 { known.removeLast() }
    return layout
  }

  /// nil and what isn't a length is endless room.
  private static func room(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }

  // MARK: - Fitting

  /// What was tried to make the text fit.
  private struct Attempt {
    var lines: LineBreaker.Result
    var contents: [LineContent]
    /// How many of the contents are shown.
    var shown: Int
    var scale: CGFloat
    var tightening: CGFloat

    var fits: Bool { shown == contents.count }
  }

  /// The layout, and the widths for which it would be the same; nil if only for this one.
  private func makeLayout(
    width: CGFloat, height: CGFloat
  ) -> (PangoTextLayout, ClosedRange<CGFloat>?) {
    var attempt = self.attempt(width: width, height: height, scale: 1, tightening: 0)
    if attempt.fits {
      let low = min(attempt.lines.width, width)
      let high = attempt.lines.nextWidth - 2 * LineBreaker.tolerance
      let widths = low <= high ? low...high : nil
      return (finish(attempt, width: width), widths)
    }
    // Tightening comes before scaling, scaling before the ellipsis.
    if request.allowsTightening, let tight = tightened(width: width, height: height) {
      return (finish(tight, width: width), nil)
    }
    let minimum = min(max(request.minimumScaleFactor, 0.01), 1)
    if minimum < 1 {
      attempt = scaled(width: width, height: height, minimum: minimum)
    }
    return (finish(attempt, width: width), nil)
  }

  private func tightened(width: CGFloat, height: CGFloat) -> Attempt? {
    let size = request.runs.map(\.attributes.font.size).min() ?? 0
    for step in 1...4 {
      let tightening = 0.01 * CGFloat(step) * size
      let attempt = self.attempt(width: width, height: height, scale: 1, tightening: tightening)
      if attempt.fits { return attempt }
    }
    return nil
  }

  private func scaled(width: CGFloat, height: CGFloat, minimum: CGFloat) -> Attempt {
    var best = attempt(width: width, height: height, scale: minimum, tightening: 0)
    guard best.fits else { return best }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let attempt = self.attempt(width: width, height: height, scale: middle, tightening: 0)
      if attempt.fits {
        (best, low) = (attempt, middle)
      } else {
        high = middle
      }
    }
    return best
  }

  /// Lines for a room which is as much larger as the text is made smaller.
  private func attempt(
    width: CGFloat, height: CGFloat, scale: CGFloat, tightening: CGFloat
  ) -> Attempt {
    let lines = LineBreaker.lines(of: text, width: width / scale, tightening: tightening)
    let contents = lines.lines.map { content(of: $0) }
    var shown = min(contents.count, max(request.maximumLines ?? .max, 1))
    var bottom: CGFloat = 0
    for (index, content) in contents.prefix(shown).enumerated() {
      bottom += (index > 0 ? request.lineSpacing : 0) + content.height
      if index > 0 && bottom > height / scale + LineBreaker.tolerance {
        shown = index
        break
      }
    }
    return Attempt(
      lines: lines, contents: contents, shown: shown, scale: scale, tightening: tightening)
  }

  private func content(of line: LineBreaker.Line) -> LineContent {
    let paragraph = text.paragraphs[line.paragraph]
    let (ascent, descent) = extents(of: line.visible, otherwise: paragraph.attributes)
    let start =
      line.clusters.isEmpty
      ? paragraph.range.lowerBound : text.clusters[line.clusters.lowerBound].start
    let end =
      line.clusters.isEmpty
      ? paragraph.range.upperBound : text.clusters[line.clusters.upperBound - 1].end
    return LineContent(
      pieces: [.clusters(line.visible)], width: line.width, ascent: ascent, descent: descent,
      isRightToLeft: paragraph.isRightToLeft, range: start..<end)
  }

  private func extents(of clusters: Range<Int>, otherwise: Int) -> (CGFloat, CGFloat) {
    guard request.runs.count > 1, !clusters.isEmpty else {
      let metrics = text.metrics[otherwise]
      return (metrics.ascent, metrics.descent)
    }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for cluster in text.clusters[clusters] {
      ascent = max(ascent, text.metrics[cluster.attributes].ascent)
      descent = max(descent, text.metrics[cluster.attributes].descent)
    }
    return (ascent, descent)
  }

  private func finish(_ attempt: Attempt, width: CGFloat) -> PangoTextLayout {
    var shown = Array(attempt.contents.prefix(attempt.shown))
    if !attempt.fits, let last = shown.indices.last {
      let truncation = LineTruncation(
        text: text, width: width / attempt.scale, tightening: attempt.tightening,
        ellipsis: { self.shaper.ellipsis(self.request.runs[$0].attributes) })
      let line = attempt.lines.lines[attempt.shown - 1]
      let (pieces, width) = truncation.pieces(of: line, mode: request.truncation)
      shown[last].pieces = pieces
      shown[last].width = width
      shown[last].range = shown[last].range.lowerBound..<text.string.utf8.count
    }
    return PangoTextLayout(
      request: request, text: text, contents: shown, isTruncated: !attempt.fits,
      scale: attempt.scale, tightening: attempt.tightening,
      minimumHeight: reservedHeight * attempt.scale)
  }

  private var reservedHeight: CGFloat {
    guard request.minimumLines > 1, let metrics = text.metrics.first else { return 0 }
    let lines = CGFloat(request.minimumLines)
    return lines * (metrics.ascent + metrics.descent) + (lines - 1) * request.lineSpacing
  }
}
