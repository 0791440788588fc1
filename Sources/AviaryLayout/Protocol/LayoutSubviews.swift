public import AviaryGeometry

/// The subviews of a container with a layout, in order.
///
/// A layout runs where the elements live, on one thread at a time, hence `@unchecked Sendable`.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// The type of the subviews.
  public typealias Element = LayoutSubview
  /// The type of positions.
  public typealias Index = Int
  /// The type of parts.
  public typealias SubSequence = LayoutSubviews
  /// The type of the list of positions.
  public typealias Indices = Range<Int>

  /// All subviews, of which this may be a part.
  private let storage: LayoutElements

  /// The position in the whole list of each entry in `storage`; nil where it is the same.
  private var recordIndices: [Int]?

  private var recorder: PlacementRecorder?

  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection

  /// The position of the first subview; not zero in a part.
  public private(set) var startIndex: Int

  /// The position after the last subview.
  public private(set) var endIndex: Int

  package init<Element: LayoutElement>(
    _ elements: [Element],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(LayoutElements(elements), layoutDirection)
  }

  private init(_ elements: LayoutElements, _ layoutDirection: LayoutDirection) {
    storage = elements
    startIndex = 0
    endIndex = elements.count
    self.layoutDirection = layoutDirection
  }

  /// What the subviews stand for, in order, without a wrapper for each.
  package var elements: LayoutElements { storage[startIndex..<endIndex] }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview {
    callerRule(
      index >= startIndex && index < endIndex,
      "A subview's index lies in \(startIndex)..<\(endIndex); \(index) does not."
    )
    return LayoutSubview(
      storage[index],
      index: recordIndices?[index] ?? index,
      recorder: recorder
    )
  }

  /// The part in a range of positions, which keep their numbers.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    callerRule(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "A range of subviews lies in \(startIndex)..<\(endIndex); \(bounds) does not."
    )
    var result = self
    result.startIndex = bounds.lowerBound
    result.endIndex = bounds.upperBound
    return result
  }

  /// The subviews at some positions, numbered from zero.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let chosen = indices.map { self[$0] }
    var result = LayoutSubviews(LayoutElements(mixed: chosen.map(\.element)), layoutDirection)
    result.recordIndices = chosen.map(\.index)
    result.recorder = recorder
    return result
  }

  /// Whether both hold the same subviews in the same order and direction.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection
      && lhs.elements.elementsEqual(rhs.elements, by: { $0 === $1 })
  }

  /// The same subviews, numbered from zero, whose placements `recorder` takes down.
  func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
    var result = LayoutSubviews(LayoutElements(mixed: Array(elements)), layoutDirection)
    result.recorder = recorder
    return result
  }

  /// Places the element at an offset from the start, or has it taken down.
  ///
  /// For layouts that have measured already: the size must be the answer to the proposal.
  func place(offset: Int, _ placement: ElementPlacement) {
    let index = startIndex + offset
    if let recorder {
      recorder.placements[recordIndices?[index] ?? index] = placement
    } else {
      storage[index].place(
        at: placement.origin,
        size: placement.size,
        proposal: placement.proposal
      )
    }
  }
}
