public import Observation

/// Reads a value of the view's environment; the view's body runs again when that value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  let source: Source
  var scope: EnvironmentScope?

  /// Reads a value by its key path, such as `\.colorScheme`.
  ///
  /// - Parameter keyPath: Which value is read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type that `environment(_:)` handed down.
  ///
  /// Reading it ends the program with a message where there is none; the type may be made optional
  /// then.
  ///
  /// - Parameter objectType: The object's type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { values in
      guard let object = values[Value.self] else {
        fatalError(
          "no object of type \(Value.self) in the environment; hand one down with environment(_:)"
        )
      }
      return object
    }
  }

  /// Reads the object of a type that `environment(_:)` handed down; nil where there is none.
  ///
  /// - Parameter objectType: The object's type.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[T.self] }
  }

  /// The value.
  ///
  /// Outside of a body that is running it is the key's default.
  public var wrappedValue: Value {
    let values = scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read): return read(values)
    }
  }

  /// Ties the property to the view's environment.
  ///
  /// For the engine.
  public mutating func _install(_ context: inout _DynamicContext) {
    scope = context.environment
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
