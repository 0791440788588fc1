/// What the type of a view tells of the list that it resolves to, known without running anything.
public struct _ListShape {
  /// The number of subviews, or nil where only a value can tell.
  package var count: Int?

  /// Whether a `Section` may stand in the list.
  package var mayHoldSections: Bool

  /// Whether container values, tags or other traits may be written inside the list.
  package var mayWriteTraits: Bool

  /// Whether explicit ids may be written inside the list, which only resolving it can tell.
  package var mayWriteIDs = false

  /// Whether the list has one element that has the identity of the list itself, with no branch between.
  package var isUnary = false

  /// Whether a `ForEach` of such views changes the list of all its elements as well: the views are `CollectionContent`.
  ///
  /// To look that up for a type takes as long as a view's body.
  package var changesCollections = false

  package init(count: Int?, mayHoldSections: Bool = false, mayWriteTraits: Bool = false) {
    self.count = count
    self.mayHoldSections = mayHoldSections
    self.mayWriteTraits = mayWriteTraits
  }

  package static var empty: _ListShape { _ListShape(count: 0) }

  package static var single: _ListShape {
    var shape = _ListShape(count: 1)
    shape.isUnary = true
    return shape
  }

  /// Nothing is known: the content of an `AnyView`.
  package static var unknown: _ListShape {
    _ListShape(count: nil, mayHoldSections: true, mayWriteTraits: true).withIDs
  }

  /// The shape of one list after another.
  package static func + (left: _ListShape, right: _ListShape) -> _ListShape {
    var sum: Int?
    if let a = left.count, let b = right.count { sum = a + b }
    var shape = _ListShape(
      count: sum,
      mayHoldSections: left.mayHoldSections || right.mayHoldSections,
      mayWriteTraits: left.mayWriteTraits || right.mayWriteTraits
    )
    shape.mayWriteIDs = left.mayWriteIDs || right.mayWriteIDs
    return shape
  }

  /// The shape of one list or another.
  package static func either(_ left: _ListShape, _ right: _ListShape) -> _ListShape {
    var shape = left + right
    shape.count = left.count == right.count ? left.count : nil
    return shape
  }

  /// The same list, of which the count is not known.
  package var uncounted: _ListShape {
    var copy = self
    copy.count = nil
    copy.isUnary = false
    return copy
  }

  /// The same list with explicit ids written on it or inside.
  package var withIDs: _ListShape {
    var copy = self
    copy.mayWriteIDs = true
    return copy
  }

  /// The same list with traits written on it.
  package var withTraits: _ListShape {
    var copy = self
    copy.mayWriteTraits = true
    return copy
  }
}
