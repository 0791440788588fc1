public import Foundation

/// A text in lines, ready to be painted.
///
/// It never changes.
///
/// Coordinates are points with the origin at the text's top left corner, y downwards. Positions are
/// UTF-8 offsets in the request's string.
@_spi(Hosting) public protocol TextLayout: AnyObject {
  /// The space the lines take; the width is that of the widest line.
  var size: CGSize { get }
  /// The distance of the first line's baseline from the top.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  /// Whether an ellipsis stands for some of the text.
  var isTruncated: Bool { get }
  /// The characters that can be seen, ellipsis included, with a newline between lines.
  var displayedString: String { get }
  /// Where ink may be: like `size`, and larger where glyphs overhang.
  var inkBounds: CGRect { get }
  /// The lines from top to bottom.
  var lines: [TextLine] { get }

  /// The caret before the character at `offset`: a rectangle without width, as high as its line.
  func caret(at offset: Int) -> CGRect
  /// The position nearest to `point`, between two characters.
  ///
  /// - Parameter point: In points from the layout's top left corner; outside, the nearest line
  ///   counts.
  /// - Returns: The UTF-8 offset of the position.
  func offset(at point: CGPoint) -> Int
  /// The rectangles that cover the characters of `range`, one or more a line.
  func rects(for range: Range<Int>) -> [CGRect]
  /// The runs of a line, from left to right.
  func runs(ofLine line: Int) -> [TextLayoutRun]
  /// A layout of the same size that shows nothing but some places of one run, or all of one line, where they are.
  ///
  /// - Parameters:
  ///   - run: The run's number in the line; nil for all runs, whatever `places`.
  ///   - places: The numbers of the run's places.
  func part(line: Int, run: Int?, places: Range<Int>) -> any TextLayout
  /// What is painted of the text, in the order in which it is: a painter needs nothing else.
  ///
  /// Made anew by each call, and kept by nobody.
  ///
  /// - Parameter paint: What runs without a paint of their own are painted with, in the layout's
  ///   coordinates.
  func elements(inheriting paint: Paint) -> [TextElement]

  /// The layout, as it would be painted, cut down to its runs: for dumps.
  var dumpDescription: String { get }
}
