@_spi(Hosting) import AviaryDrawing
import Foundation

extension ShapedText {
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

    /// Whether a line is wider than the room, or the first one higher: a glyph that can't be broken.
    ///
    /// Such a text is shown as it is, unless it may be made smaller.
    func sticksOut(width: CGFloat, height: CGFloat) -> Bool {
      lines.width * scale > width + LineBreaker.tolerance
        || (contents.first.map { $0.height * scale > height + LineBreaker.tolerance } ?? false)
    }
  }

  func makeLayout(width: CGFloat, height: CGFloat) -> PangoTextLayout {
    var attempt = self.attempt(width: width, height: height, scale: 1, tightening: 0)
    let minimum = min(max(setting.request.minimumScaleFactor, 0.01), 1)
    if attempt.fits, minimum == 1 || !attempt.sticksOut(width: width, height: height) {
      let low = min(attempt.lines.width, width)
      let high = attempt.lines.nextWidth - 2 * LineBreaker.tolerance
      return finish(
        attempt,
        width: width,
        for: AvailableTextSpace(
          widths: low <= high ? low...high : width...width,
          heights: attempt.heights
        )
      )
    }
    // Tightening comes before scaling, scaling before the ellipsis.
    if setting.request.allowsTightening, let tight = tightened(width: width, height: height) {
      return exact(tight, width: width, height: height)
    }
    if minimum < 1 {
      attempt = scaled(width: width, height: height, minimum: minimum)
      return exact(attempt, width: width, height: height)
    }
    guard !setting.request.allowsTightening else {
      return exact(attempt, width: width, height: height)
    }
    return finish(
      attempt,
      width: width,
      for: AvailableTextSpace(widths: width...width, heights: attempt.heights)
    )
  }

  /// A layout that is the answer for this room only.
  private func exact(_ attempt: Attempt, width: CGFloat, height: CGFloat) -> PangoTextLayout {
    finish(
      attempt,
      width: width,
      for: AvailableTextSpace(widths: width...width, heights: (height, height.nextUp))
    )
  }

  private func tightened(width: CGFloat, height: CGFloat) -> Attempt? {
    let size = setting.request.runs.map(\.attributes.font.size).min() ?? 0
    for step in 1...4 {
      let tightening = 0.01 * CGFloat(step) * size
      let attempt = self.attempt(width: width, height: height, scale: 1, tightening: tightening)
      if attempt.fits { return attempt }
    }
    return nil
  }

  private func scaled(width: CGFloat, height: CGFloat, minimum: CGFloat) -> Attempt {
    var best = attempt(width: width, height: height, scale: minimum, tightening: 0)
    guard best.fits, !best.sticksOut(width: width, height: height) else { return best }
    var (low, high) = (minimum, CGFloat(1))
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let attempt = self.attempt(width: width, height: height, scale: middle, tightening: 0)
      if attempt.fits, !attempt.sticksOut(width: width, height: height) {
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
    let lines = LineBreaker.lines(of: self, width: width / scale, tightening: tightening)
    let contents = lines.lines.map { content(of: $0) }
    var shown = min(contents.count, max(setting.request.maximumLines ?? .max, 1))
    var bottom: CGFloat = 0
    // One line is shown in any height, unless it may be made smaller.
    var heights: (from: CGFloat, to: CGFloat) = (0, .infinity)
    if setting.request.minimumScaleFactor < 1, let first = contents.first {
      heights.from = first.height - LineBreaker.tolerance
    }
    for (index, content) in contents.prefix(shown).enumerated() {
      bottom += (index > 0 ? setting.lineSpacing : 0) + content.height
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
    if words != nil { return (metrics[0].ascent, metrics[0].descent, false) }
    let paragraph = shaped.paragraphs[line.paragraph]
    let (ascent, descent) = extents(of: line.visible, otherwise: paragraph.attributes)
    return (ascent, descent, paragraph.isRightToLeft)
  }

  private func extents(of clusters: Range<Int>, otherwise: Int) -> (CGFloat, CGFloat) {
    guard setting.request.runs.count > 1, !clusters.isEmpty else {
      let metrics = metrics[otherwise]
      return (metrics.ascent, metrics.descent)
    }
    var (ascent, descent) = (-CGFloat.infinity, -CGFloat.infinity)
    var (tallest, isAsked): (CGFloat, Bool) = (0, true)
    for cluster in shaped.clusters[clusters] {
      let run = metrics[cluster.attributes]
      ascent = max(ascent, run.ascent)
      descent = max(descent, run.descent)
      tallest = max(tallest, run.lineHeight)
      isAsked = isAsked && run.lineHeight > 0
    }
    guard isAsked else { return (ascent, descent) }
    // Runs of several sizes reach further together than each by itself: the line is as high as asked for.
    let more = (tallest - ascent - descent) / 2
    return (ascent + more, descent + more)
  }

  private func finish(
    _ attempt: Attempt,
    width: CGFloat,
    for space: AvailableTextSpace
  ) -> PangoTextLayout {
    PangoTextLayout(
      text: self,
      space: space,
      contents: shownContents(of: attempt, width: width),
      isTruncated: !attempt.fits,
      scale: attempt.scale,
      tightening: attempt.tightening,
      minimumHeight: setting.reservedHeight * attempt.scale
    )
  }

  /// The lines of a layout of which only the size was needed so far: it is neither scaled nor tightened.
  func contents(width: CGFloat, height: CGFloat) -> [LineContent] {
    let attempt = self.attempt(width: width, height: height, scale: 1, tightening: 0)
    return shownContents(of: attempt, width: width)
  }

  private func shownContents(of attempt: Attempt, width: CGFloat) -> [LineContent] {
    var shown = Array(attempt.contents.prefix(attempt.shown))
    if !attempt.fits, let last = shown.indices.last {
      let line = attempt.lines.lines[attempt.shown - 1]
      let (pieces, width) = cut(line, tightening: attempt.tightening, width: width / attempt.scale)
      shown[last].cut = pieces
      shown[last].width = width
      shown[last].range = shown[last].range.lowerBound..<string.utf8.count
    }
    return shown
  }
}
