import Foundation
@_spi(Hosting) import SwiftUI

/// Sets text in cells: each letter is as wide as a cell or two, each line as high as one, whatever the font.
final class CellTextEngine: TextEngine {
  func text(for request: TextRequest) -> any PreparedText { CellText(request) }

  func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: 12, descent: 4, leading: 0, capHeight: 9, xHeight: 7)
  }
}

/// One letter, or a picture in its place.
struct CellLetter {
  var text: String
  var width: CGFloat
  /// UTF-8 offsets in the request's string; empty for an ellipsis.
  var range: Range<Int>
  var run: Int
  var x: CGFloat = 0
}

/// A text whose letters are known, and no lines yet.
final class CellText: PreparedText {
  let request: TextRequest
  private let paragraphs: [[CellLetter]]

  init(_ request: TextRequest) {
    self.request = request
    var (paragraphs, offset): ([[CellLetter]], Int) = ([[]], 0)
    for (index, run) in request.runs.enumerated() {
      for character in run.string {
        let end = offset + character.utf8.count
        if character.isNewline {
          paragraphs.append([])
        } else {
          let letter = CellLetter(
            text: String(character),
            width: Self.width(of: character, in: run),
            range: offset..<end,
            run: index
          )
          paragraphs[paragraphs.count - 1].append(letter)
        }
        offset = end
      }
    }
    self.paragraphs = paragraphs
  }

  private static func width(of character: Character, in run: TextRun) -> CGFloat {
    let cell = TerminalHost.cell.width
    switch run.content {
    case .string: return character.isWide ? 2 * cell : cell
    case .image(_, let size, _, _): return max((size.width / cell).rounded(), 1) * cell
    case .icon(let icon): return max((icon.advance / cell).rounded(), 1) * cell
    }
  }

  func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout {
    let width = max(width ?? .infinity, TerminalHost.cell.width)
    var lines = paragraphs.flatMap { Self.lines($0, width) }
    let lineHeight = TerminalHost.cell.height + request.lineSpacing
    var limit = request.maximumLines ?? .max
    if let height, height.isFinite {
      limit = min(limit, max(Int((height + request.lineSpacing + 0.01) / lineHeight), 1))
    }
    let isTruncated = lines.count > limit
    if isTruncated {
      lines = Array(lines.prefix(max(limit, 1)))
      lines[lines.count - 1] = Self.cut(lines[lines.count - 1], width)
    }
    return CellLayout(request, lines, isTruncated: isTruncated)
  }

  /// Breaks a paragraph after blanks, and words that are too long anywhere.
  private static func lines(_ letters: [CellLetter], _ width: CGFloat) -> [[CellLetter]] {
    var (lines, line, length): ([[CellLetter]], [CellLetter], CGFloat) = ([], [], 0)
    for letter in letters {
      if length + letter.width > width + 0.01, !line.isEmpty, letter.text != " " {
        let end = line.lastIndex { $0.text == " " }.map { $0 + 1 } ?? line.count
        lines.append(Array(line[..<end]))
        line.removeFirst(end)
        length = line.reduce(0) { $0 + $1.width }
      }
      line.append(letter)
      length += letter.width
    }
    return lines + [line]
  }

  /// Puts an ellipsis at the end of a line after which something is missing.
  private static func cut(_ line: [CellLetter], _ width: CGFloat) -> [CellLetter] {
    var line = line
    let cell = TerminalHost.cell.width
    while line.count > 1,
      line.last?.text == " " || line.reduce(0, { $0 + $1.width }) + cell > width + 0.01
    {
      line.removeLast()
    }
    let end = line.last?.range.upperBound ?? 0
    line.append(CellLetter(text: "…", width: cell, range: end..<end, run: line.last?.run ?? 0))
    return line
  }
}

extension Character {
  /// Whether terminals give it two cells.
  var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
