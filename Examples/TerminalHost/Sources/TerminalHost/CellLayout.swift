import Foundation
@_spi(Hosting) import SwiftUI

/// Letters in lines of cells.
final class CellLayout: TextLayout {
  private let request: TextRequest
  private let letters: [[CellLetter]]
  /// Whether it shows a part of another layout.
  private let isPart: Bool
  let lines: [TextLine]
  let size: CGSize
  let isTruncated: Bool

  init(_ request: TextRequest, _ lines: [[CellLetter]], isTruncated: Bool) {
    self.request = request
    self.isTruncated = isTruncated
    isPart = false
    func length(_ line: [CellLetter]) -> CGFloat {
      let end = line.lastIndex { $0.text != " " }.map { $0 + 1 } ?? line.count
      return line[..<end].reduce(0) { $0 + $1.width }
    }
    let widest = lines.map(length).max() ?? 0
    let cell = TerminalHost.cell
    let isBackwards = request.layoutDirection == .rightToLeft
    var (placed, frames): ([[CellLetter]], [TextLine]) = ([], [])
    for (index, line) in lines.enumerated() {
      let space = widest - length(line)
      let start: CGFloat =
        switch request.alignment {
        case .leading: isBackwards ? space : 0
        case .center: (space / cell.width / 2).rounded(.down) * cell.width
        case .trailing: isBackwards ? 0 : space
        }
      var (x, row) = (start, line)
      for index in row.indices {
        row[index].x = x
        x += row[index].width
      }
      let top = CGFloat(index) * (cell.height + request.lineSpacing)
      let end = frames.last?.range.upperBound ?? 0
      frames.append(
        TextLine(
          frame: CGRect(x: start, y: top, width: length(line), height: cell.height),
          baseline: top + 12,
          range: (row.first?.range.lowerBound ?? end)..<(row.last?.range.upperBound ?? end)
        )
      )
      placed.append(row)
    }
    letters = placed
    self.lines = frames
    let count = CGFloat(max(lines.count, request.minimumLines))
    size = CGSize(
      width: widest,
      height: count * cell.height + max(count - 1, 0) * request.lineSpacing
    )
  }

  private init(partOf whole: CellLayout, _ letters: [[CellLetter]]) {
    (request, lines, size, isTruncated) = (whole.request, whole.lines, whole.size, false)
    self.letters = letters
    isPart = true
  }

  var firstBaseline: CGFloat { lines.first?.baseline ?? 12 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 12 }
  var lineCount: Int { lines.count }
  var inkBounds: CGRect { CGRect(origin: .zero, size: size) }
  var dumpDescription: String { displayedString }

  var displayedString: String {
    letters.map { $0.map(\.text).joined() }.joined(separator: isPart ? "" : "\n")
  }

  // MARK: - What painters get

  func elements(inheriting paint: Paint) -> [TextElement] {
    zip(lines, letters).flatMap { line, letters in
      runs(of: letters).flatMap { elements($0, line, paint) }
    }
  }

  private func elements(
    _ letters: ArraySlice<CellLetter>,
    _ line: TextLine,
    _ inherited: Paint
  ) -> [TextElement] {
    guard let first = letters.first, let last = letters.last else { return [] }
    let run = request.runs[first.run]
    let paint = run.attributes.paint ?? inherited
    var elements: [TextElement] = []
    if let color = run.attributes.backgroundColor {
      var frame = line.frame
      (frame.origin.x, frame.size.width) = (first.x, last.x + last.width - first.x)
      elements.append(.drawing(.fill(Path(frame), .color(color), style: FillStyle())))
    }
    switch run.content {
    case .string:
      let glyphs = letters.map {
        GlyphRun.Glyph(
          id: $0.text.unicodeScalars.first?.value ?? 0,
          position: CGPoint(x: $0.x, y: line.baseline)
        )
      }
      let clusters = letters.map {
        GlyphRun.Cluster(text: $0.text, x: $0.x, width: $0.width, glyphCount: 1)
      }
      let glyphRun = GlyphRun(
        font: CellFont.shared,
        attributes: run.attributes,
        baseline: line.baseline,
        glyphs: glyphs,
        clusters: clusters
      )
      elements.append(.glyphs(glyphRun, paint))
    case .image(let image, let size, let descent, let isTemplate):
      let frame = CGRect(
        x: first.x,
        y: line.baseline + descent - size.height,
        width: size.width,
        height: size.height
      )
      elements.append(.drawing(.picture(image, in: frame, template: isTemplate ? paint : nil)))
    case .icon(let icon):
      let layers = [(icon.path, paint)] + icon.layers.map { ($0.path, $0.paint ?? paint) }
      for (path, paint) in layers {
        let path = path.offsetBy(dx: first.x, dy: line.baseline)
        elements.append(.drawing(.fill(path, paint, style: FillStyle())))
      }
    }
    return elements
  }

  /// The letters of a line by the request's runs.
  private func runs(of letters: [CellLetter]) -> [ArraySlice<CellLetter>] {
    var (runs, start): ([ArraySlice<CellLetter>], Int) = ([], 0)
    for index in letters.indices.dropFirst() where letters[index].run != letters[start].run {
      runs.append(letters[start..<index])
      start = index
    }
    return letters.isEmpty ? [] : runs + [letters[start...]]
  }

  func runs(ofLine line: Int) -> [TextLayoutRun] {
    runs(of: letters[line]).map { run in
      TextLayoutRun(
        requestRun: run.first?.run ?? 0,
        isRightToLeft: false,
        baseline: lines[line].baseline,
        ascent: 12,
        descent: 4,
        places: run.map { TextLayoutRun.Place(x: $0.x, width: $0.width, range: $0.range) }
      )
    }
  }

  func part(line: Int, run: Int?, places: Range<Int>) -> any TextLayout {
    var shown: [[CellLetter]] = lines.map { _ in [] }
    if let run {
      let all = runs(of: letters[line])[run]
      shown[line] = Array(Array(all)[places])
    } else {
      shown[line] = letters[line]
    }
    return CellLayout(partOf: self, shown)
  }

  // MARK: - Carets

  func caret(at offset: Int) -> CGRect {
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    guard index < lines.count else { return CGRect(x: 0, y: 0, width: 0, height: 16) }
    let line = letters[index]
    let letter = line.first { $0.range.lowerBound >= offset }
    let x = letter?.x ?? line.last.map { $0.x + $0.width } ?? lines[index].frame.minX
    return CGRect(x: x, y: lines[index].frame.minY, width: 0, height: TerminalHost.cell.height)
  }

  func offset(at point: CGPoint) -> Int {
    guard let index = lines.lastIndex(where: { $0.frame.minY <= point.y }) ?? lines.indices.first
    else { return 0 }
    let next = letters[index].first { point.x < $0.x + $0.width / 2 }
    return next?.range.lowerBound ?? lines[index].range.upperBound
  }

  func rects(for range: Range<Int>) -> [CGRect] {
    zip(lines, letters).compactMap { line, letters in
      let chosen = letters.filter { $0.range.overlaps(range) }
      guard let first = chosen.first, let last = chosen.last else { return nil }
      return CGRect(
        x: first.x,
        y: line.frame.minY,
        width: last.x + last.width - first.x,
        height: line.frame.height
      )
    }
  }
}

/// The font of a terminal, of which nobody but the terminal knows the shapes.
final class CellFont: GlyphFont {
  // Shared: it has no state.
  nonisolated(unsafe) static let shared = CellFont()

  var size: CGFloat { TerminalHost.cell.height }
  var file: GlyphFontFile? { nil }
  var hasColors: Bool { false }
  func outline(of glyph: UInt32) -> Path { Path() }
  func picture(of glyph: UInt32, scale: CGFloat) -> GlyphPicture? { nil }
}
