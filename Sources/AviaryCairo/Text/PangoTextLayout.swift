@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// Lines with places.
///
/// Glyphs get theirs when the layout is first painted or hit.
package final class PangoTextLayout: TextLayout {
  /// How the text is set, without the characters of texts that share it.
  var request: TextRequest { text.setting.request }
  let text: ShapedText
  /// What the text was scaled down by; everything in here but sizes given to others is before
  /// scaling.
  let scale: CGFloat
  /// Points taken from each cluster's width.
  let tightening: CGFloat

  /// The rooms for which it is the answer.
  let space: AvailableTextSpace
  /// The room it was made for.
  private let madeFor: (width: CGFloat, height: CGFloat)
  /// The next of the text's layouts that somebody holds.
  unowned(unsafe) var earlier: PangoTextLayout?

  package let size: CGSize
  package let lineCount: Int
  package let isTruncated: Bool
  package let lastBaseline: CGFloat

  /// What the lines show.
  ///
  /// Most texts of a long page are measured and never painted: their lines are made when they are.
  private(set) lazy var contents: [LineContent] = text.contents(
    width: madeFor.width,
    height: madeFor.height
  )

  /// The lines' glyphs at their places, from left to right.
  private(set) lazy var segments: [[LineSegment]] = {
    hasSegments = true
    return contents.indices.map(makeSegments)
  }()
  /// Whether the segments have been made.
  private(set) var hasSegments = false

  init(
    text: ShapedText,
    space: AvailableTextSpace,
    contents: [LineContent],
    isTruncated: Bool,
    scale: CGFloat,
    tightening: CGFloat,
    minimumHeight: CGFloat
  ) {
    self.text = text
    self.space = space
    self.isTruncated = isTruncated
    part = nil
    self.scale = scale
    self.tightening = tightening
    madeFor = (0, 0)
    lineCount = contents.count

    var (width, height, baseline): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (index, content) in contents.enumerated() {
      width = max(width, content.width)
      if index > 0 { height += text.setting.lineSpacing }
      baseline = height + content.ascent
      height += content.height
    }
    size = CGSize(width: width * scale, height: max(height * scale, minimumHeight))
    lastBaseline = baseline * scale
    unscaledWidth = width
    self.contents = contents
    text.remember(self)
  }

  /// A layout of words, with neither lines nor glyphs.
  init(text: ShapedText, _ fit: ShapedText.WordsFit, width: CGFloat, height: CGFloat) {
    self.text = text
    space = fit.space
    isTruncated = fit.isTruncated
    part = nil
    scale = 1
    tightening = 0
    madeFor = (width, height)
    lineCount = fit.lineCount
    size = fit.extent.size
    lastBaseline = fit.extent.lastBaseline
    unscaledWidth = fit.extent.size.width
    text.remember(self)
  }

  /// Some segments of one line of another layout, where they are.
  ///
  /// The text does not know of it.
  init(partOf whole: PangoTextLayout, line: Int, _ segments: [LineSegment]) {
    text = whole.text
    scale = whole.scale
    tightening = whole.tightening
    space = whole.space
    madeFor = whole.madeFor
    size = whole.size
    lineCount = whole.lineCount
    isTruncated = whole.isTruncated
    lastBaseline = whole.lastBaseline
    unscaledWidth = whole.unscaledWidth
    let left = segments.first.map(\.x) ?? 0
    let right = segments.last.map { $0.x + $0.width } ?? left
    let frame = whole.lines[line].frame
    part = CGRect(
      x: left * scale,
      y: frame.minY,
      width: (right - left) * scale,
      height: frame.height
    )
    contents = whole.contents
    lines = whole.lines
    self.segments = whole.lines.indices.map { $0 == line ? segments : [] }
    hasSegments = true
  }

  deinit { text.forget(self) }

  /// What is shown of the lines, where it is a part of them; nil for all.
  let part: CGRect?

  /// The widest line's.
  private let unscaledWidth: CGFloat

  package private(set) lazy var lines: [TextLine] = {
    var lines: [TextLine] = []
    lines.reserveCapacity(lineCount)
    var top: CGFloat = 0
    for content in contents {
      let x = Self.offset(of: content.width, in: unscaledWidth, request)
      lines.append(
        TextLine(
          frame: CGRect(
            x: x * scale,
            y: top * scale,
            width: content.width * scale,
            height: content.height * scale
          ),
          baseline: (top + content.ascent) * scale,
          range: content.range
        )
      )
      top += content.height + text.setting.lineSpacing
    }
    return lines
  }()

  /// How far a line is moved to the right in a text of `width`.
  private static func offset(
    of line: CGFloat,
    in width: CGFloat,
    _ request: TextRequest
  ) -> CGFloat {
    let isRightToLeft = request.layoutDirection == .rightToLeft
    switch request.alignment {
    case .leading: return isRightToLeft ? width - line : 0
    case .center: return (width - line) / 2
    case .trailing: return isRightToLeft ? 0 : width - line
    }
  }

  package var firstBaseline: CGFloat {
    lineCount == 1 ? lastBaseline : (contents.first?.ascent ?? 0) * scale
  }

  package var displayedString: String {
    if part != nil { return segments.joined().map(characters).joined() }
    return contents.map { content in
      content.pieces.map { piece in
        switch piece {
        case .clusters(let range): string(of: range)
        case .ellipsis(let sign, _): sign.string
        }
      }.joined()
    }.joined(separator: "\n")
  }

  /// The characters of a segment of a part, as they stand from left to right.
  private func characters(of segment: LineSegment) -> String {
    segment.places.map { place in
      place.range.isEmpty ? segment.source.string : segment.source.substring(place.range)
    }.joined()
  }

  private func string(of clusters: Range<Int>) -> String {
    guard let first = clusters.first, let last = clusters.last else { return "" }
    let shaped = text.shaped.clusters
    return text.substring(shaped[first].start..<shaped[last].end)
  }

  package var inkBounds: CGRect {
    var largest: CGFloat = 0
    for run in request.runs { largest = max(largest, run.attributes.font.size) }
    let reach = 0.4 * scale * largest
    return (part ?? CGRect(origin: .zero, size: size)).insetBy(dx: -reach, dy: -reach)
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
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
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
