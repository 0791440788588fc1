public import Combine
public import Observation

/// Hands a value up to whoever reads focused values.
package nonisolated struct FocusedValueModifier: _NodeModifier {
  /// Whether the value counts while the scene, not just this view, has the focus.
  let isForScene: Bool
  let write: (inout FocusedValues) -> Void

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FocusedValueNode(list, child, place)
  }
}

package final class FocusedValueNode: ModifierNode<FocusedValueModifier> {
  private var values: FocusedValues {
    var values = FocusedValues()
    modifier.write(&values)
    return values
  }

  /// Whether the focus is in here; set by a window.
  package var holdsFocus = false {
    didSet { if holdsFocus != oldValue { publish() } }
  }

  package override func didMount() { publish() }
  package override func viewDidChange() { publish() }
  package override func willUnmount() { root.rootStorage { FocusedValueStore() }.remove(self) }

  private func publish() {
    let store = root.rootStorage { FocusedValueStore() }
    if modifier.isForScene || holdsFocus {
      store.write(values, by: self)
    } else {
      store.remove(self)
    }
  }
}

extension View {
  /// Hands a value up while the focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Hands a value up while the focus is in this view; nil hands up nothing.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Hands an object up while the focus is in this view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Hands a value up while the focus is in this view's scene.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Hands a value up while the focus is in this view's scene; nil hands up nothing.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Hands an object up while the focus is in this view's scene.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }

  /// Hands an observable object up while the focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Hands an observable object up while the focus is in this view; nil hands up nothing.
  @_disfavoredOverload
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Hands an observable object up while the focus is in this view's scene.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }

  /// Hands an observable object up while the focus is in this view's scene; nil hands up nothing.
  @_disfavoredOverload
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }
}
