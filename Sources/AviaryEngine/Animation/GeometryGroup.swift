/// Ends what views inside know of motion around.
nonisolated struct GeometryGroupModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { GeometryGroupNode(list, child, place) }
}

final class GeometryGroupNode: ModifierNode<GeometryGroupModifier> {
  override var isGeometryGroup: Bool { true }
  override var layoutName: String { "geometryGroup" }
}

extension View {
  /// Moves this view as one when its container changes: what comes into it moves along.
  ///
  /// Layout is the same.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
