import AviaryGeometry

/// The resolved subviews of a view, made on demand: as a collection, and as the view that shows them all.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollection>
  public typealias SubSequence = SubviewsCollectionSlice

  let list: _ViewList
  /// The part of the list that the collection shows, or nil for all of it.
  let range: Range<Int>?

  init(_ list: _ViewList, range: Range<Int>? = nil) {
    self.list = list
    self.range = range
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    list.noteCountRead()
    return bounds.count
  }

  /// The part that is there: a collection that somebody kept may reach beyond a list that has shrunk.
  private var bounds: Range<Int> {
    let count = list.count
    return range?.clamped(to: 0..<count) ?? 0..<count
  }

  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

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
    SubviewsProxyList(view.list, view.range, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: SubviewsProxyList.self).update(view.list, view.range)
  }

  public nonisolated static var _shape: _ListShape { .unknown }
}

/// A part of a collection of subviews. Keeps the collection's indices.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  public typealias SubSequence = SubviewsCollectionSlice

  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { Swift.min(bounds.lowerBound, base.endIndex) }
  // The collection may have shrunk since somebody kept the slice.
  public var endIndex: Int { Swift.min(bounds.upperBound, base.endIndex) }

  public subscript(index: Int) -> Subview {
    let held = startIndex..<endIndex
    callerRule(
      held.contains(index),
      "index \(index) is out of bounds: the slice holds \(held.count) subviews, \(held)"
    )
    return base[index]
  }

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
    SubviewsProxyList(view.base.list, view.listRange, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: SubviewsProxyList.self).update(view.base.list, view.listRange)
  }

  public nonisolated static var _shape: _ListShape { .unknown }
}

/// A number with what it counts: "1 subview", "2 subviews".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
