public import Combine
public import Observation

/// Reads a value that the focused view or its scene hands up; nil while there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedValueStore?

  /// Reads the value at a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value, or nil.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    store = context.root.rootStorage { FocusedValueStore() }
  }
}

/// Reads and writes through a binding that the focused view or its scene hands up.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var store: FocusedValueStore?

  /// Uses the binding at a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The binding's value, or nil while there is no binding.
  public var wrappedValue: Value? {
    get { store.flatMap { read($0.values) }?.wrappedValue }
    nonmutating set {
      if let newValue { store.flatMap { read($0.values) }?.wrappedValue = newValue }
    }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(
      location: FunctionalLocation(
        get: { copy.wrappedValue },
        set: { value, _ in copy.wrappedValue = value }
      )
    )
  }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    store = context.root.rootStorage { FocusedValueStore() }
  }
}

/// Follows an observable object that the focused view or its scene hands up; nil while there is none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObservedObjectWrapper<ObjectType>

  private(set) var object: ObjectType?

  /// Follows the object of the type.
  public nonisolated init() {}

  /// The object, or nil.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { object }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper? { object.map { Wrapper($0) } }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    object = context.root.rootStorage { FocusedValueStore() }.values[object: ObjectType.self]
    let dependent = context.dependent
    context.object { ObjectObservation<ObjectType>(dependent) }.observe(object)
  }
}
