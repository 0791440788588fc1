public import Observation

/// Sets a value of the environment: what `environment(_:_:)` and modifiers such as `font(_:)` put around a view.
///
/// Apple's name, which packages write out as a part of types.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
  /// Which value is set.
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public let value: Value

  /// Sets a value.
  ///
  /// - Parameters:
  ///   - keyPath: Which value is set.
  ///   - value: The new value.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Writes the value, for the engine.
  public func _apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
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
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
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
