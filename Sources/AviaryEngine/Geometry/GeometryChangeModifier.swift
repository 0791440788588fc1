/// Calls back when something that is computed from a view's geometry changes.
package nonisolated struct GeometryChangeModifier<Value: Equatable>: _NodeModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package init(
    transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    GeometryChangeNode(list, child, place)
  }
}

final class GeometryChangeNode<Value: Equatable>: ModifierNode<GeometryChangeModifier<Value>> {
  private var last: Value?

  override func didMount() {
    root.geometryDidChange = true
    root.geometryObservers.add(self) { [unowned self] in
      // What was only measured has no place to tell of.
      guard isShown else { return false }
      let value = modifier.transform(GeometryProxy(self))
      guard value != last else { return false }
      let old = last ?? value
      last = value
      guard !root.dropsCallbacks else {
        root.warn(
          "onGeometryChange(for: \(Value.self)) action tried to update multiple times per frame."
        )
        return false
      }
      modifier.action(old, value)
      return true
    }
  }

  override func viewDidChange() { root.geometryDidChange = true }
}

extension View {
  /// Calls an action with a value computed from the view's geometry, after the first layout and
  /// whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value after each layout that may change it.
  ///   - action: Called after the layout with the new value.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Calls an action with the last and the new value computed from the view's geometry.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value after each layout that may change it.
  ///   - action: Called after the layout, with the last value and the new one, which are the same
  ///     at first.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
