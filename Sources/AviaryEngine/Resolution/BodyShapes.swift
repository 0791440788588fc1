/// The shapes of custom views, found once for each type.
enum BodyShapes {
  private nonisolated(unsafe) static var known: [ObjectIdentifier: _ListShape] = [:]
  /// The types whose shape is being found.
  private nonisolated(unsafe) static var open: [ObjectIdentifier] = []

  /// The shape of a view's body.
  ///
  /// Of a view whose body holds the view itself nothing is known beyond that.
  ///
  /// - Parameter find: Finds the body's shape from its type.
  static func shape<V: View>(of type: V.Type, _ find: () -> _ListShape) -> _ListShape {
    let key = ObjectIdentifier(type)
    // Inside of a modifier's body the shape depends on what the modifier is applied to.
    let isFixed = !ContentShapes.isInUse
    if isFixed, let shape = known[key] { return shape }
    if open.contains(key) { return .unknown }
    open.append(key)
    defer { open.removeLast() }
    let shape = find()
    if isFixed { known[key] = shape }
    return shape
  }
}
