public import AviaryGeometry
public import Foundation

/// A text and everything that decides its lines except the space it gets.
@_spi(Hosting) public struct TextRequest: Hashable, Sendable {
  /// Where lines shorter than the widest one go.
  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Which part gives way to an ellipsis.
  public enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The parts of the text, in the order in which they are read.
  public var runs: [TextRun]
  /// Where shorter lines go.
  public var alignment: Alignment
  /// The most lines shown; nil for as many as there are.
  public var maximumLines: Int?
  /// The text is at least as high as this many lines: reserved space.
  ///
  /// 1 and 0 mean nothing.
  public var minimumLines: Int
  /// Where the ellipsis is if something is missing.
  public var truncation: Truncation
  /// Points between one line's lower and the next one's upper edge.
  public var lineSpacing: CGFloat
  /// The least factor the text may be scaled down by before it is truncated, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat
  /// Whether characters may move closer together before the text is truncated.
  public var allowsTightening: Bool
  /// Decides which side leading is, and the direction of paragraphs that don't tell.
  public var layoutDirection: LayoutDirection

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
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}
