import AviaryGraph

/// The shapes of custom views, found once for each type.
enum BodyShapes {
  private static let known = TypeTable<_ListShape>()

  /// The shape of a view's body.
  ///
  /// Of a view whose body holds the view itself nothing is known beyond that.
  ///
  /// - Parameter find: Finds the body's shape from its type.
  static func shape<V: View>(of type: V.Type, _ find: () -> _ListShape) -> _ListShape {
    // Inside of a modifier's body the shape depends on what the modifier is applied to.
    let isFixed = ShapeSearch.current?.contents.isEmpty ?? true
    if isFixed, let shape = known.known(type) { return shape }
    return ShapeSearch.run { search in
      let key = ObjectIdentifier(type)
      if search.open.contains(key) { return .unknown }
      search.open.append(key)
      defer { search.open.removeLast() }
      return isFixed ? known.fact(of: type, find) : find()
    }
  }
}

/// What a thread is in the middle of when it finds out the shape of a view from its type.
final class ShapeSearch {
  /// The shapes of what the modifiers on the way down the types are applied to, by the modifiers' types.
  var contents: [ObjectIdentifier: _ListShape] = [:]
  /// The types whose shape is being found, the innermost one last.
  var open: [ObjectIdentifier] = []

  private static let slot = ThreadSlot<ShapeSearch>(.shapes)

  /// The search that is under way on this thread.
  static var current: ShapeSearch? { slot.current }

  /// Runs a part of the search that is under way, or of a new one.
  static func run(_ body: (ShapeSearch) -> _ListShape) -> _ListShape {
    if let current { return body(current) }
    let made = ShapeSearch()
    return slot.run(with: made) { body(made) }
  }
}
