import Synchronization

/// A namespace of identifiers that belongs to a view: another instance of the view has another one.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// Tells namespaces apart.
  public struct ID: Hashable, Sendable, BitwiseCopyable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public nonisolated init() {}

  /// The namespace's identity while the view is shown.
  public var wrappedValue: ID { id }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    id = context.object { NamespaceObject() }.id
  }
}

private final class NamespaceObject {
  /// One for the process: a program may keep ids of several windows in one table.
  private static let last = Atomic<Int>(0)
  let id: Namespace.ID

  init() {
    id = Namespace.ID(number: Self.last.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}
