package import AviaryGeometry
package import Foundation

/// A text and everything that decides its lines except the space it gets.
package struct TextRequest: Hashable, Sendable {
  /// Where lines shorter than the widest one go.
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Which part gives way to an ellipsis.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  package var runs: [TextRun]
  package var alignment: Alignment
  /// The most lines shown; nil for as many as there are.
  package var maximumLines: Int?
  /// The text is at least as high as this many lines: reserved space.
  ///
  /// 1 and 0 mean nothing.
  package var minimumLines: Int
  package var truncation: Truncation
  /// Points between one line's lower and the next one's upper edge.
  package var lineSpacing: CGFloat
  /// The least factor the text may be scaled down by before it is truncated, above 0 and at most 1.
  package var minimumScaleFactor: CGFloat
  /// Whether characters may move closer together before the text is truncated.
  package var allowsTightening: Bool
  /// Decides which side leading is, and the direction of paragraphs that don't tell.
  package var layoutDirection: LayoutDirection

  package init(
    runs: [TextRun],
    alignment: Alignment = .leading,
    maximumLines: Int? = nil,
    minimumLines: Int = 0,
    truncation: Truncation = .tail,
    lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.runs = runs
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.layoutDirection = layoutDirection
  }

  /// A text of one run.
  package init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init(runs: [TextRun(string, attributes)])
  }

  /// The characters of all runs; positions in the text are UTF-8 offsets in this string.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}
