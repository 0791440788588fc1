@_spi(Hosting) package import AviaryDrawing
import Foundation

/// Measures text without fonts: each character is half its font size wide, a line 1.2 times as high.
///
/// Lines are broken at spaces; words that are too long stay whole. Numbers in tests can be worked out by hand.
package final class FakeTextEngine: TextEngine {
  /// The number of texts that were prepared.
  package private(set) var preparedCount = 0

  /// Whether fonts have what the platform's table puts between lines; false as on macOS.
  package var hasLineGaps = false

  package init() {}

  package func text(for request: TextRequest) -> any PreparedText {
    preparedCount += 1
    return FakeText(request)
  }

  package func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    LineMetrics(
      ascent: font.size * 0.95,
      descent: font.size * 0.25,
      leading: hasLineGaps ? font.lineGap : 0,
      capHeight: font.size * 0.7,
      xHeight: font.size * 0.5
    )
  }
}

private final class FakeText: PreparedText {
  let request: TextRequest
  let size: CGFloat

  init(_ request: TextRequest) {
    self.request = request
    size = request.runs.map(\.attributes.font.size).max() ?? 17
  }

  func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout {
    let characterWidth = size / 2
    let lineHeight = size * 1.2
    var lines: [String] = []
    for paragraph in request.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if let width, CGFloat(longer.count) * characterWidth > width + 0.001, !line.isEmpty {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    var limit = request.maximumLines ?? .max
    if let height, height.isFinite { limit = min(limit, max(1, Int(height / lineHeight + 0.001))) }
    let isTruncated = lines.count > limit
    if isTruncated {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] += "…"
    }
    let widest = lines.map { CGFloat($0.count) * characterWidth }.max() ?? 0
    let count = max(lines.count, request.minimumLines)
    return FakeTextLayout(
      string: request.string,
      characterWidth: characterWidth,
      lines: textLines(lines, characterWidth, lineHeight, widest),
      size: CGSize(width: widest, height: CGFloat(count) * lineHeight),
      firstBaseline: size * 0.95,
      lastBaseline: CGFloat(max(lines.count, 1) - 1) * lineHeight + size * 0.95,
      lineCount: lines.count,
      isTruncated: isTruncated,
      displayedString: lines.joined(separator: "\n")
    )
  }
}

extension FakeText {
  private func textLines(
    _ lines: [String],
    _ characterWidth: CGFloat,
    _ lineHeight: CGFloat,
    _ widest: CGFloat
  ) -> [TextLine] {
    var offset = 0
    return lines.enumerated().map { index, line in
      let width = CGFloat(line.count) * characterWidth
      let shift: CGFloat =
        switch request.alignment {
        case .leading: 0
        case .center: (widest - width) / 2
        case .trailing: widest - width
        }
      let top = CGFloat(index) * lineHeight
      defer { offset += line.utf8.count + 1 }
      return TextLine(
        frame: CGRect(x: shift, y: top, width: width, height: lineHeight),
        baseline: top + size * 0.95,
        range: offset..<offset + line.utf8.count
      )
    }
  }
}

/// Characters from א to ת run from right to left, if a line begins with one: enough for tests of carets.
private final class FakeTextLayout: TextLayout {
  private let string: String
  private let characterWidth: CGFloat
  let lines: [TextLine]
  let size: CGSize
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  let lineCount: Int
  let isTruncated: Bool
  let displayedString: String

  init(
    string: String,
    characterWidth: CGFloat,
    lines: [TextLine],
    size: CGSize,
    firstBaseline: CGFloat,
    lastBaseline: CGFloat,
    lineCount: Int,
    isTruncated: Bool,
    displayedString: String
  ) {
    self.string = string
    self.characterWidth = characterWidth
    self.lines = lines
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.displayedString = displayedString
  }

  var inkBounds: CGRect { CGRect(origin: .zero, size: size) }

  func caret(at offset: Int) -> CGRect {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else {
      return .zero
    }
    let along = CGFloat(count(line.range.lowerBound..<max(offset, line.range.lowerBound)))
    let x = runsBackwards(line) ? line.frame.width - along * characterWidth : along * characterWidth
    return CGRect(x: line.frame.minX + x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  func offset(at point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.frame.minY <= point.y }) ?? lines.first else {
      return 0
    }
    var x = point.x - line.frame.minX
    if runsBackwards(line) { x = line.frame.width - x }
    let characters = Array(text(line.range))
    let index = min(max(Int((x / characterWidth).rounded()), 0), characters.count)
    return line.range.lowerBound + String(characters[..<index]).utf8.count
  }

  func rects(for range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let (a, b) = (caret(at: part.lowerBound), line.frame.minX + edge(part.upperBound, line))
      return CGRect(x: min(a.minX, b), y: a.minY, width: abs(a.minX - b), height: a.height)
    }
  }

  private func edge(_ offset: Int, _ line: TextLine) -> CGFloat {
    let along = CGFloat(count(line.range.lowerBound..<offset)) * characterWidth
    return runsBackwards(line) ? line.frame.width - along : along
  }

  private func text(_ range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let end = min(range.upperBound, utf8.count)
    let low = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, end))
    return string[low..<utf8.index(utf8.startIndex, offsetBy: end)]
  }

  private func count(_ range: Range<Int>) -> Int { text(range).count }

  private func runsBackwards(_ line: TextLine) -> Bool {
    text(line.range).first.map { ("\u{5D0}"..."\u{5EA}").contains($0) } ?? false
  }

  /// A run a line; each character's glyph is its scalar's number.
  func elements(inheriting paint: Paint) -> [TextElement] {
    zip(lines, characters).map { line, all in
      let places = all.indices.map { line.frame.minX + CGFloat($0) * characterWidth }
      return .glyphs(
        GlyphRun(
          font: FakeFont.shared,
          fontScale: characterWidth / FakeFont.shared.size * 2,
          attributes: TextAttributes(),
          baseline: line.baseline,
          glyphs: zip(all, places).map { character, x in
            GlyphRun.Glyph(
              id: character.unicodeScalars.first?.value ?? 0,
              position: CGPoint(x: x, y: line.baseline)
            )
          },
          clusters: zip(all, places).map { character, x in
            GlyphRun.Cluster(text: String(character), x: x, width: characterWidth, glyphCount: 1)
          }
        ),
        paint
      )
    }
  }

  /// On one line: line breaks are signs.
  var dumpDescription: String { displayedString.replacing("\n", with: "⏎") }

  private var characters: [[Character]] {
    displayedString.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  func runs(ofLine line: Int) -> [TextLayoutRun] {
    let frame = lines[line].frame
    let all = characters[line]
    var offset = lines[line].range.lowerBound
    let places = all.enumerated().map { index, character in
      defer { offset += character.utf8.count }
      return TextLayoutRun.Place(
        x: frame.minX + CGFloat(index) * frame.width / CGFloat(all.count),
        width: frame.width / CGFloat(all.count),
        range: offset..<(offset + character.utf8.count)
      )
    }
    guard !places.isEmpty else { return [] }
    return [
      TextLayoutRun(
        requestRun: 0,
        isRightToLeft: false,
        baseline: lines[line].baseline,
        ascent: lines[line].baseline - frame.minY,
        descent: frame.maxY - lines[line].baseline,
        places: places
      )
    ]
  }

  func part(line: Int, run: Int?, places: Range<Int>) -> any TextLayout {
    let all = characters[line]
    return FakeTextLayout(
      string: string,
      characterWidth: characterWidth,
      lines: lines,
      size: size,
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline,
      lineCount: lineCount,
      isTruncated: isTruncated,
      displayedString: String(run == nil ? all[...] : all[places])
    )
  }
}
