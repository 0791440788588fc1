import AviaryGeometry

/// The resolved subviews of a view, made on demand: as a collection, and as the view that shows
/// them all.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollection>
  public typealias SubSequence = SubviewsCollectionSlice

  let list: _ViewList
  /// The part of the list that the collection shows, or nil for all of it.
  let range: Range<Int>?
  /// Whether this is the header, content or footer of a section, whose members are loose where they
  /// are placed.
  let isPartOfSection: Bool

  init(_ list: _ViewList, range: Range<Int>? = nil, isPartOfSection: Bool = false) {
    self.list = list
    self.range = range
    self.isPartOfSection = isPartOfSection
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of subviews.
  ///
  /// No body runs for it where the types tell how many views there are.
  public var endIndex: Int {
    list.noteCountRead()
    return bounds.count
  }

  /// The part that is there: a collection that somebody kept may reach beyond a list that has
  /// shrunk.
  private var bounds: Range<Int> {
    let count = list.count
    return range?.clamped(to: 0..<count) ?? 0..<count
  }

  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  /// The subview at an index, found without making those before it.
  ///
  /// - Precondition: The index is in the bounds; else the program ends with a message that gives
  ///   both.
  /// - Complexity: O(log *n*) for lists out of `ForEach`.
  public subscript(index: Int) -> Subview {
    let count = endIndex
    callerRule(
      index >= 0 && index < count,
      "index \(index) is out of bounds: the collection has \(counted(count, "subview"))"
    )
    let position = bounds.lowerBound + index
    let subview = Subview(list, position)
    list.noteElementRead(at: position, subview.id.element)
    return subview
  }

  /// The subviews in a range of indices, which they keep.
  ///
  /// Makes none of them.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    let count = endIndex
    callerRule(
      bounds.lowerBound >= 0 && bounds.upperBound <= count,
      "bounds \(bounds) are out of bounds: the collection has \(counted(count, "subview"))"
    )
    return SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

@available(*, unavailable)
extension SubviewsCollection: Sendable {}

extension SubviewsCollection: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "SubviewsCollection") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    SubviewsProxyList(view.list, view.range, isLoose: view.isPartOfSection, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: SubviewsProxyList.self).update(
      view.list,
      view.range,
      isLoose: view.isPartOfSection
    )
  }

  public nonisolated static var _shape: _ListShape { .unknown }
}

/// A part of a collection of subviews.
///
/// Keeps the collection's indices.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  public typealias SubSequence = SubviewsCollectionSlice

  let base: SubviewsCollection
  let bounds: Range<Int>

  /// The lower bound, in the indices of the collection.
  public var startIndex: Int { Swift.min(bounds.lowerBound, base.endIndex) }
  // The collection may have shrunk since somebody kept the slice.
  /// The upper bound, in the indices of the collection; less where the collection has become
  /// shorter.
  public var endIndex: Int { Swift.min(bounds.upperBound, base.endIndex) }

  /// The subview at an index of the collection.
  ///
  /// - Precondition: The index is in the slice's bounds.
  public subscript(index: Int) -> Subview {
    let held = startIndex..<endIndex
    callerRule(
      held.contains(index),
      "index \(index) is out of bounds: the slice holds \(held.count) subviews, \(held)"
    )
    return base[index]
  }

  /// A part of the slice, in the indices of the collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    let held = startIndex..<endIndex
    callerRule(
      bounds.lowerBound >= held.lowerBound && bounds.upperBound <= held.upperBound,
      "bounds \(bounds) are out of bounds: the slice holds \(held)"
    )
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  /// Where the slice lies in the list.
  var listRange: Range<Int> {
    let start = base.range?.lowerBound ?? 0
    return start + bounds.lowerBound..<start + bounds.upperBound
  }
}

@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

extension SubviewsCollectionSlice: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "SubviewsCollectionSlice") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    SubviewsProxyList(
      view.base.list,
      view.listRange,
      isLoose: view.base.isPartOfSection,
      inputs
    )
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: SubviewsProxyList.self).update(
      view.base.list,
      view.listRange,
      isLoose: view.base.isPartOfSection
    )
  }

  public nonisolated static var _shape: _ListShape { .unknown }
}

/// A number with what it counts: "1 subview", "2 subviews".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
