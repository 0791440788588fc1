@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension Text.Layout {
  /// One line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let content: Content
    let index: Int
    /// The left end of the line's baseline, in the text's coordinates; moving it moves what is drawn of the line.
    public var origin: CGPoint
    private let ownOrigin: CGPoint

    init(_ content: Content, _ index: Int) {
      self.content = content
      self.index = index
      let line = content.layout.lines[index]
      ownOrigin = CGPoint(x: line.frame.minX, y: line.baseline)
      origin = ownOrigin
    }

    /// How far the line was moved.
    var shift: CGSize { CGSize(width: origin.x - ownOrigin.x, height: origin.y - ownOrigin.y) }

    /// How much space the line takes.
    public var typographicBounds: TypographicBounds {
      let line = content.layout.lines[index]
      var bounds = TypographicBounds()
      bounds.origin = origin
      bounds.width = line.frame.width
      bounds.ascent = line.baseline - line.frame.minY
      bounds.descent = line.frame.maxY - line.baseline
      return bounds
    }

    /// The number of the first run.
    public var startIndex: Int { 0 }
    /// The number of runs.
    public var endIndex: Int { content.runs(index).count }

    /// A run, counted from the left.
    public subscript(index: Int) -> Run { Run(content, line: self.index, index, shift: shift) }

    /// Whether both are the same line in the same place.
    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.index == rhs.index && lhs.origin == rhs.origin && lhs.content == rhs.content
    }
  }
}
