@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension Text {
  /// The lines of a text, as they are drawn.
  ///
  /// Coordinates are points from the text's top left corner, y downwards. A layout never changes.
  public struct Layout: RandomAccessCollection, Equatable {
    /// What the lines are made of; shared by them.
    final class Content {
      let layout: any TextLayout
      let style: ResolvedStyle
      /// The marks of each run of the request; empty where there are none.
      let attributes: [CustomTextAttributes]
      private var knownRuns: [[TextLayoutRun]?]

      init(_ layout: any TextLayout, _ style: ResolvedStyle, _ attributes: [CustomTextAttributes]) {
        self.layout = layout
        self.style = style
        self.attributes = attributes
        knownRuns = Array(repeating: nil, count: layout.lineCount)
      }

      /// The runs of a line, made when they are first asked for.
      func runs(_ line: Int) -> [TextLayoutRun] {
        if let known = knownRuns[line] { return known }
        let made = layout.runs(ofLine: line)
        knownRuns[line] = made
        return made
      }

      static func == (a: Content, b: Content) -> Bool {
        a === b || (a.layout === b.layout && a.style == b.style && a.attributes == b.attributes)
      }
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Whether an ellipsis stands for some of the text.
    public var isTruncated: Bool { content.layout.isTruncated }

    /// The number of the first line.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { content.layout.lineCount }

    /// A line, counted from the top.
    public subscript(index: Int) -> Line { Line(content, index) }

    /// Whether both are the same lines, drawn alike.
    public static func == (a: Layout, b: Layout) -> Bool { a.content == b.content }
  }
}

extension Text.Layout {
  /// Where a character is in a text, for telling which one comes first.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable, BitwiseCopyable {
    /// An offset in UTF-8.
    let offset: Int

    /// The index that is some places further.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }

    /// How many places another index is further.
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    /// Whether the first character comes before the second.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  /// How parts of a text are drawn.
  public struct DrawingOptions: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Glyphs stand exactly where they are put, as they always do here.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// How much space a part of a text takes.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in the text's coordinates.
    public var origin = CGPoint.zero
    /// Points from the left to the right end.
    public var width: CGFloat = 0
    /// Points from the baseline up.
    public var ascent: CGFloat = 0
    /// Points from the baseline down.
    public var descent: CGFloat = 0
    /// Points to the next line that belong to neither.
    public var leading: CGFloat = 0

    /// Makes bounds of no size.
    public init() {}

    /// The rectangle from the ascent to the descent, in the text's coordinates.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }
}
