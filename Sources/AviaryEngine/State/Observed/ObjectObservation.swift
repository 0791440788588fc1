import AviaryGraph
public import Combine

/// Watches an observable object for a view: the view's body runs again after the object has changed.
final class ObjectObservation<Object: ObservableObject>: DynamicObject {
  private(set) var object: Object?
  private var subscription: AnyCancellable?
  private let dependent: Dependent

  init(_ dependent: Dependent) { self.dependent = dependent }

  func observe(_ new: Object?) {
    guard new !== object else { return }
    object = new
    subscription = new?.objectWillChange.sink { [dependent] _ in
      Self.checkThread(dependent.graph)
      dependent.graph.invalidateBeforeChange(dependent)
    }
  }

  /// Says so where a change comes from where it should not.
  private static func checkThread(_ graph: Graph) {
    if graph.isForeignHere {
      Warnings.once(
        "\(Object.self) published a change on a background thread; publish on the main thread, "
          + "with receive(on:) say"
      )
    } else if Tracker.isTracking {
      Warnings.once(
        "\(Object.self) published a change while a body was running; change it in response to events"
      )
    }
  }

  func tearDown() {
    subscription = nil
    object = nil
  }
}

/// Makes bindings to the properties of an observed object.
@MainActor @preconcurrency @dynamicMemberLookup
public struct _ObservedObjectWrapper<ObjectType: ObservableObject>: @unchecked Sendable {
  nonisolated(unsafe) let object: ObjectType

  nonisolated init(_ object: ObjectType) { self.object = object }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object, keyPath))
  }
}
