package import AviaryDrawing
package import Foundation

/// A shaped text, and the layouts it was asked for last.
package final class PangoPreparedText: PreparedText {
  var request: TextRequest { text.request }
  let text: ShapedText
  private let shaper: Shaper
  private var known: [KnownLayout] = []

  /// A layout and the rooms for which it is the answer.
  private struct KnownLayout {
    var layout: PangoTextLayout
    var widths: ClosedRange<CGFloat>
    /// From the first up to, but not including, the second.
    var heights: (from: CGFloat, to: CGFloat)

    func fits(width: CGFloat, height: CGFloat) -> Bool {
      widths.contains(width) && height >= heights.from
        && (height < heights.to || heights.to == .infinity)
    }
  }

  init(request: TextRequest, shaper: Shaper) {
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
    let made = makeLayout(width: width, height: height)
    known.insert(made, at: 0)
    if known.count > 8 { known.removeLast() }
    return made.layout
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
    /// The heights for which as many lines are shown, where nothing is scaled.
    var heights: (from: CGFloat, to: CGFloat)

    var fits: Bool { shown == contents.count }
  }

  private func makeLayout(width: CGFloat, height: CGFloat) -> KnownLayout {
    var attempt = self.attempt(width: width, height: height, scale: 1, tightening: 0)
    if attempt.fits {
      let low = min(attempt.lines.width, width)
      let high = attempt.lines.nextWidth - 2 * LineBreaker.tolerance
      return KnownLayout(
        layout: finish(attempt, width: width),
        widths: low <= high ? low...high : width...width,
        heights: attempt.heights
      )
    }
    // Tightening comes before scaling, scaling before the ellipsis.
    if request.allowsTightening, let tight = tightened(width: width, height: height) {
      return exact(tight, width: width, height: height)
    }
    let minimum = min(max(request.minimumScaleFactor, 0.01), 1)
    if minimum < 1 {
      attempt = scaled(width: width, height: height, minimum: minimum)
      return exact(attempt, width: width, height: height)
    }
    guard !request.allowsTightening else { return exact(attempt, width: width, height: height) }
    return KnownLayout(
      layout: finish(attempt, width: width),
      widths: width...width,
      heights: attempt.heights
    )
  }

  /// A layout that is the answer for this room only.
  private func exact(_ attempt: Attempt, width: CGFloat, height: CGFloat) -> KnownLayout {
    KnownLayout(
      layout: finish(attempt, width: width),
      widths: width...width,
      heights: (height, height.nextUp)
    )
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
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat,
    tightening: CGFloat
  ) -> Attempt {
    let lines = LineBreaker.lines(of: text, width: width / scale, tightening: tightening)
    let contents = lines.lines.map { content(of: $0) }
    var shown = min(contents.count, max(request.maximumLines ?? .max, 1))
    var bottom: CGFloat = 0
    // One line is shown in any height.
    var heights: (from: CGFloat, to: CGFloat) = (0, .infinity)
    for (index, content) in contents.prefix(shown).enumerated() {
      bottom += (index > 0 ? request.lineSpacing : 0) + content.height
      guard index > 0 else { continue }
      if bottom > height / scale + LineBreaker.tolerance {
        shown = index
        heights.to = bottom - LineBreaker.tolerance
        break
      }
      heights.from = bottom - LineBreaker.tolerance
    }
    return Attempt(
      lines: lines,
      contents: contents,
      shown: shown,
      scale: scale,
      tightening: tightening,
      heights: heights
    )
  }

  private func content(of line: LineBreaker.Line) -> LineContent {
    let (ascent, descent, isRightToLeft) = shape(of: line)
    return LineContent(
      visible: line.visible,
      width: line.width,
      ascent: ascent,
      descent: descent,
      isRightToLeft: isRightToLeft,
      range: line.range
    )
  }

  private func shape(of line: LineBreaker.Line) -> (CGFloat, CGFloat, Bool) {
    if text.words != nil { return (text.metrics[0].ascent, text.metrics[0].descent, false) }
    let paragraph = text.shaped.paragraphs[line.paragraph]
    let (ascent, descent) = extents(of: line.visible, otherwise: paragraph.attributes)
    return (ascent, descent, paragraph.isRightToLeft)
  }

  private func extents(of clusters: Range<Int>, otherwise: Int) -> (CGFloat, CGFloat) {
    guard request.runs.count > 1, !clusters.isEmpty else {
      let metrics = text.metrics[otherwise]
      return (metrics.ascent, metrics.descent)
    }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for cluster in text.shaped.clusters[clusters] {
      ascent = max(ascent, text.metrics[cluster.attributes].ascent)
      descent = max(descent, text.metrics[cluster.attributes].descent)
    }
    return (ascent, descent)
  }

  private func finish(_ attempt: Attempt, width: CGFloat) -> PangoTextLayout {
    var shown = Array(attempt.contents.prefix(attempt.shown))
    if !attempt.fits, let last = shown.indices.last {
      let line = attempt.lines.lines[attempt.shown - 1]
      let (pieces, width) = cut(line, attempt, width: width / attempt.scale)
      shown[last].cut = pieces
      shown[last].width = width
      shown[last].range = shown[last].range.lowerBound..<text.string.utf8.count
    }
    return PangoTextLayout(
      text: text,
      contents: shown,
      isTruncated: !attempt.fits,
      scale: attempt.scale,
      tightening: attempt.tightening,
      minimumHeight: reservedHeight * attempt.scale
    )
  }

  /// What is shown of the last line.
  private func cut(
    _ line: LineBreaker.Line,
    _ attempt: Attempt,
    width: CGFloat
  ) -> (pieces: [LineContent.Piece], width: CGFloat) {
    let ellipsis = { self.shaper.ellipsis(self.request.runs[$0].attributes) }
    let sign = ellipsis(0)
    let signWidth = sign.shaped.positions.last ?? 0
    if let words = text.words, attempt.tightening == 0, request.truncation == .tail,
      let (clusters, length) = words.beginning(
        of: text.string,
        from: line,
        within: width - signWidth
      )
    {
      let pieces: [LineContent.Piece] = clusters.isEmpty ? [] : [.clusters(clusters)]
      return (pieces + [.ellipsis(sign, attributes: 0)], length + signWidth)
    }
    let truncation = LineTruncation(
      text: text.shaped,
      width: width,
      tightening: attempt.tightening,
      ellipsis: ellipsis
    )
    return truncation.pieces(of: line, mode: request.truncation)
  }

  private var reservedHeight: CGFloat {
    guard request.minimumLines > 1, let metrics = text.metrics.first else { return 0 }
    let lines = CGFloat(request.minimumLines)
    return lines * (metrics.ascent + metrics.descent) + (lines - 1) * request.lineSpacing
  }
}
