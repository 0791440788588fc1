@_spi(Hosting) import AviaryDrawing
import Foundation

/// What one line shows, in reading order, and how high it is.
struct LineContent {
  /// A stretch of the text, or the ellipsis that stands for what is left out.
  enum Piece {
    case clusters(Range<Int>)
    /// Shaped like the request's run `attributes`.
    case ellipsis(ShapedText, attributes: Int)
  }

  /// The clusters that are shown, unless the line is cut.
  var visible: Range<Int>
  /// What is shown of a line that is cut.
  var cut: [Piece]?
  var width: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  var isRightToLeft: Bool
  /// Offsets of the characters the line stands for, shown or not.
  var range: Range<Int>

  var height: CGFloat { ascent + descent }

  var pieces: [Piece] { cut ?? [.clusters(visible)] }
}
