public import Combine

/// Follows an observable object that the environment hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObservedObjectWrapper<ObjectType>

  private(set) var object: ObjectType?

  /// Follows the nearest object of the type.
  public nonisolated init() {}

  /// The object; that there is none ends the program.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "no ObservableObject of type \(ObjectType.self) found; "
          + "hand one down with environmentObject(_:) on a view around this one"
      )
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    object = EnvironmentValues(scope: context.environment)[EnvironmentObjectKey<ObjectType>.self]
    let dependent = context.dependent
    context.object { ObjectObservation<ObjectType>(dependent) }.observe(object)
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
