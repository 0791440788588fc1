@_spi(Hosting) import AviaryDrawing
public import AviaryGeometry
import Foundation

extension Text.Layout {
  /// Neighbouring characters of a line that are set alike.
  ///
  /// Its elements are the smallest parts with a place of their own, from left to right: a character or a ligature.
  public struct Run: RandomAccessCollection, Equatable {
    let content: Content
    let line: Int
    let index: Int
    /// How far the line was moved.
    let shift: CGSize

    init(_ content: Content, line: Int, _ index: Int, shift: CGSize) {
      self.content = content
      self.line = line
      self.index = index
      self.shift = shift
    }

    var run: TextLayoutRun { content.runs(line)[index] }

    /// The direction in which the characters are read.
    public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

    /// How much space the run takes.
    public var typographicBounds: TypographicBounds { bounds(of: indices) }

    func bounds(of places: Range<Int>) -> TypographicBounds {
      let run = run
      var bounds = TypographicBounds()
      bounds.ascent = run.ascent
      bounds.descent = run.descent
      let left =
        places.lowerBound < run.places.count
        ? run.places[places.lowerBound].x : run.places.last.map { $0.x + $0.width } ?? 0
      bounds.origin = CGPoint(x: left + shift.width, y: run.baseline + shift.height)
      if let last = places.last {
        bounds.width = run.places[last].x + run.places[last].width - left
      }
      return bounds
    }

    /// Where the run's elements are in the text, from left to right.
    ///
    /// The ellipsis is where the text begins that it stands for.
    public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

    /// The number of the first element.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { run.places.count }

    /// One element, counted from the left.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }

    /// Some elements, counted from the left.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What ``Text/customAttribute(_:)`` marked the run with; nil for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      let run = run.requestRun
      return content.attributes.indices.contains(run) ? content.attributes[run].value(key) : nil
    }

    /// Whether both are the same run in the same place.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.line == rhs.line && lhs.index == rhs.index && lhs.shift == rhs.shift
        && lhs.content == rhs.content
    }
  }

  /// Some neighbouring elements of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The numbers of the elements in the run.
    public var indices: Range<Int>

    /// Makes a slice of elements that are in the run.
    public init(run: Run, indices: Range<Int>) {
      callerRule(
        indices.lowerBound >= run.startIndex && indices.upperBound <= run.endIndex,
        "a slice of the elements \(indices) of a run that has \(run.count)"
      )
      self.run = run
      self.indices = indices
    }

    /// How much space the slice takes.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

    /// Where the elements are in the text, from left to right.
    public var characterIndices: [CharacterIndex] {
      run.run.places[indices].map { CharacterIndex(offset: $0.range.lowerBound) }
    }

    /// The number of the first element in the run.
    public var startIndex: Int { indices.lowerBound }
    /// The number after that of the last element in the run.
    public var endIndex: Int { indices.upperBound }

    /// One element, by its number in the run.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }

    /// Some elements, by their numbers in the run.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// What ``Text/customAttribute(_:)`` marked the run with; nil for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }
}
