public import Combine

/// Follows an observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObservedObjectWrapper<ObjectType>

  private(set) var object: ObjectType

  /// Follows an object.
  ///
  /// - Parameter wrappedValue: The object, which somebody else keeps.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows an object.
  ///
  /// - Parameter initialValue: The object, which somebody else keeps.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object) }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let dependent = context.dependent
    context.object { ObjectObservation<ObjectType>(dependent) }.observe(object)
  }
}

extension ObservedObject: @unchecked Sendable {}
