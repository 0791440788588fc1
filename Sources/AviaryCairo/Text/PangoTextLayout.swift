package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// Lines with places. Glyphs get theirs when the layout is first painted or hit.
package final class PangoTextLayout: TextLayout {
  let request: TextRequest
  let text: ShapedText
  let contents: [LineContent]
  /// What the text was scaled down by; everything in here but sizes given to others is before
  /// scaling.
  let scale: CGFloat
  /// Points taken from each cluster's width.
  let tightening: CGFloat

  package let size: CGSize
  package let isTruncated: Bool
  package let lines: [TextLine]

  /// The lines' glyphs at their places, from left to right.
  private(set) lazy var segments: [[LineSegment]] = contents.indices.map(makeSegments)

  init(
    request: TextRequest, text: ShapedText, contents: [LineContent], isTruncated: Bool,
    scale: CGFloat, tightening: CGFloat, minimumHeight: CGFloat
  ) {
    self.request = request
    self.text = text
    self.contents = contents
    self.isTruncated = isTruncated
    self.scale = scale
    self.tightening = tightening

    let width = contents.reduce(0) { max($0, $1.width) }
    var lines: [TextLine] = []
    var top: CGFloat = 0
    for content in contents {
      let x = Self.offset(of: content.width, in: width, request)
      lines.append(
        TextLine(
          frame: CGRect(
            x: x * scale, y: top * scale, width: content.width * scale,
            height: content.height * scale),
          baseline: (top + content.ascent) * scale, range: content.range))
      top += content.height + request.lineSpacing
    }
    let height = contents.isEmpty ? 0 : (top - request.lineSpacing) * scale
    self.lines = lines
    size = CGSize(width: width * scale, height: max(height, minimumHeight))
  }

  /// How far a line is moved to the right in a text of `width`.
  private static func offset(
    of line: CGFloat, in width: CGFloat, _ request: TextRequest
  ) -> CGFloat {
    let isRightToLeft = request.layoutDirection == .rightToLeft
    switch request.alignment {
    case .leading: return isRightToLeft ? width - line : 0
    case .center: return (width - line) / 2
    case .trailing: return isRightToLeft ? 0 : width - line
    }
  }

  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
  package var lineCount: Int { lines.count }

  package var displayedString: String {
    contents.map { content in
      content.pieces.map { piece in
        switch piece {
        case .clusters(let range): string(of: range)
        case .ellipsis(let sign, _): sign.string
        }
      }.joined()
    }.joined(separator: "\n")
  }

  private func string(of clusters: Range<Int>) -> String {
    guard let first = clusters.first, let last = clusters.last else { return "" }
    return text.substring(text.clusters[first].start..<text.clusters[last].end)
  }

  package var inkBounds: CGRect {
    let reach = 0.4 * scale * (request.runs.map(\.attributes.font.size).max() ?? 0)
    return CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
  }

  package var dumpDescription: String {
    var words =
      "\"\(Self.escaped(displayedString))\" \(rounded(size.width))x\(rounded(size.height))"
    if scale != 1 { words += " scaled \(rounded(scale))" }
    var fonts: [String] = []
    for run in request.runs {
      let font = description(of: run.attributes)
      if fonts.last != font { fonts.append(font) }
    }
    return words + " " + fonts.joined(separator: " + ")
  }

  private static func escaped(_ string: String) -> String {
    string.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
  }

  private func rounded(_ value: CGFloat) -> String {
    let value = (Double(value) * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func description(of attributes: TextAttributes) -> String {
    let font = attributes.font
    var words: [String] = []
    switch font.family {
    case .system(.default): words.append("system")
    case .system(let design): words.append("\(design)")
    case .custom(let name): words.append("'\(name)'")
    }
    words.append(rounded(font.size))
    if font.weight != 400 { words.append("weight \(rounded(font.weight))") }
    if font.isItalic { words.append("italic") }
    if attributes.underline != nil { words.append("underlined") }
    if attributes.strikethrough != nil { words.append("struck") }
    if attributes.tracking != 0 { words.append("tracking \(rounded(attributes.tracking))") }
    if attributes.kerning != 0 { words.append("kerning \(rounded(attributes.kerning))") }
    if attributes.baselineOffset != 0 {
      words.append("raised \(rounded(attributes.baselineOffset))")
    }
    if case .color(let color) = attributes.paint { words.append("\(color)") }
    if let color = attributes.backgroundColor { words.append("on \(color)") }
    return words.joined(separator: " ")
  }
}
