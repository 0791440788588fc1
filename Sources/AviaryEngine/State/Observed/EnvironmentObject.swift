public import Combine

/// Follows an observable object that the environment hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObservedObjectWrapper<ObjectType>

  /// The object; nil where there is none.
  ///
  /// Named as on Apple's, where code that must not stop the program looks for it with `Mirror`.
  private(set) var _store: ObjectType?

  /// Follows the nearest object of the type.
  public nonisolated init() {}

  /// The object; that there is none ends the program.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let _store else {
      fatalError(
        "no ObservableObject of type \(ObjectType.self) found; "
          + "hand one down with environmentObject(_:) on a view around this one"
      )
    }
    return _store
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    _store = EnvironmentValues(scope: context.environment)[EnvironmentObjectKey<ObjectType>.self]
    let dependent = context.dependent
    context.object { ObjectObservation<ObjectType>(dependent) }.observe(_store)
  }
}

extension EnvironmentObject: @unchecked Sendable {}

enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

nonisolated struct EnvironmentObjectModifier<ObjectType: ObservableObject>: _EnvironmentModifier {
  let object: ObjectType

  func _apply(to values: inout EnvironmentValues) {
    values[EnvironmentObjectKey<ObjectType>.self] = object
  }
}

extension View {
  /// Hands an observable object to this view and all in it, found by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
