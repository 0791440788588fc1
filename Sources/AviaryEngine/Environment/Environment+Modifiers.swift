public import Observation

nonisolated struct EnvironmentValueModifier<V>: _EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let value: V

  func _apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

nonisolated struct EnvironmentTransformModifier<V>: _EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let transform: (inout V) -> Void

  func _apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

nonisolated struct EnvironmentObservableModifier<T: AnyObject & Observable>: _EnvironmentModifier {
  let object: T?

  func _apply(to values: inout EnvironmentValues) { values[T.self] = object }
}

extension View {
  /// Sets a value of the environment of this view and all in it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value is set, such as `\.locale`.
  ///   - value: The new value; what is inside may set another one.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Hands an observable object to this view and all in it, found by its type; nil takes it away.
  ///
  /// - Parameter object: The object, found by its type; nil takes away one from further out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObservableModifier(object: object))
  }

  /// Changes a value of the environment of this view and all in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}
