import AviaryGraph
public import Combine

/// Owns an observable object: it is made once and lives as long as the view's identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private(set) var object: ObjectType?

  /// Makes the object when the view is first shown.
  ///
  /// - Parameter thunk: Makes the object; it runs once for the view's identity.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  ///
  /// Outside of a view that is shown, each read makes another one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let object { return object }
    Warnings.once(
      "StateObject<\(ObjectType.self)> was read before its view was shown; the object is not kept"
    )
    return make()
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let dependent = context.dependent
    let make = make
    let observation = context.object {
      let made = ObjectObservation<ObjectType>(dependent)
      made.observe(make())
      return made
    }
    object = observation.object
  }
}

extension StateObject: @unchecked Sendable {}
extension StateObject: IgnoredInComparison {}
