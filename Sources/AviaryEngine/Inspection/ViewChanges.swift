package import AviaryGraph
import Combine
import Foundation

extension View {
  /// Prints why the body that is running runs, to be called in it: `let _ = Self._printChanges()`.
  ///
  /// Names the properties that have changed since its last run, such as `_count`, and besides: `@self` where the view
  /// itself was given another value, `@identity` where it is new, and `@dependencies` where something else that the body
  /// read has changed, an observable object's property say. Costs the view a copy of itself, and a reading of all its
  /// properties with each run.
  public nonisolated static func _printChanges() {
    print(ViewChanges.description(of: Self.self))
  }

  /// As ``_printChanges()`` does, to the standard error, where messages for people who look after programs go.
  public nonisolated static func _logChanges() {
    try? FileHandle.standardError.write(
      contentsOf: Data((ViewChanges.description(of: Self.self) + "\n").utf8)
    )
  }
}

/// A running body that can tell why it runs.
protocol ChangeTeller: GraphItem {
  /// What has changed since the run before.
  func changes() -> [String]
}

/// Tells why bodies run.
enum ViewChanges {
  static func description<V: View>(of view: V.Type) -> String {
    let teller = Tracker.currentDependent()?.item as? any ChangeTeller
    let names = teller?.changes() ?? []
    return "\(view): "
      + (names.isEmpty ? "unchanged." : "\(names.joined(separator: ", ")) changed.")
  }
}

/// What is remembered of a view to tell why its body runs.
final class ViewHistory<V: View>: DynamicObject {
  private let properties: [WatchedProperty]
  private var last: (view: V, generation: UInt32, changes: [String])?

  init(of reader: Dependent) {
    properties = DynamicFields.of(V.self).fields.map {
      WatchedProperty($0.name, $0.type, offset: $0.offset, reader)
    }
  }

  /// What has changed since the run before.
  ///
  /// - Parameters:
  ///   - view: The view, its properties tied to what it keeps.
  ///   - reader: Who is running the body.
  func changes(of view: V, reader: Dependent) -> [String] {
    if let last, last.generation == reader.generation { return last.changes }
    var names: [String] = []
    if let last {
      if !ValueEquality.isEqual(last.view, view) { names.append("@self") }
      names += properties.filter(\.hasChanged).map(\.name)
      if names.isEmpty { names = ["@dependencies"] }
    } else {
      names = ["@self", "@identity"] + properties.map(\.name)
    }
    withUnsafePointer(to: view) { pointer in
      for property in properties { property.watch(UnsafeRawPointer(pointer)) }
    }
    last = (view, reader.generation, names)
    return names
  }

  func tearDown() {
    for property in properties { property.tearDown() }
  }
}

/// A dynamic property of a view whose changes are noted.
private final class WatchedProperty: GraphItem {
  /// A property in the property, or itself, that can be watched.
  private struct Part {
    let offset: Int
    let type: any WatchableProperty.Type
    var observation: (any DynamicObject)?
  }

  let name: String
  private var parts: [Part] = []
  private var dependent: Dependent!
  /// Who runs the body.
  private let reader: Dependent
  /// Whether it has changed without the body's being asked for anew: the body has not read it.
  private var hasChangedUnread = false

  init(_ name: String, _ type: any DynamicProperty.Type, offset: Int, _ reader: Dependent) {
    self.name = name
    self.reader = reader
    dependent = Dependent(item: self, graph: reader.graph, depth: reader.depth)
    add(type, offset)
  }

  deinit { dependent.detach() }

  var graphName: String { name }
  var hasChanged: Bool { dependent.needsUpdate && !hasChangedUnread }

  /// Notes whether the body is to run for the change.
  func updateIfNeeded() {
    if dependent.needsUpdate, !reader.needsUpdate { hasChangedUnread = true }
  }

  private func add(_ type: any DynamicProperty.Type, _ offset: Int) {
    if let watchable = type as? any WatchableProperty.Type {
      parts.append(Part(offset: offset, type: watchable))
    } else {
      addFields(of: type, offset)
    }
  }

  private func addFields<Property: DynamicProperty>(of type: Property.Type, _ offset: Int) {
    for field in DynamicFields.of(type).fields { add(field.type, offset + field.offset) }
  }

  /// Notes changes from now on.
  ///
  /// - Parameter view: The view that the property lies in.
  func watch(_ view: UnsafeRawPointer) {
    hasChangedUnread = false
    Tracker.run(for: dependent) {
      for index in parts.indices {
        watch(parts[index].type, view + parts[index].offset, &parts[index].observation)
      }
    }
  }

  private func watch<Property: WatchableProperty>(
    _ type: Property.Type,
    _ pointer: UnsafeRawPointer,
    _ observation: inout (any DynamicObject)?
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.watch(dependent, &observation)
  }

  func tearDown() {
    dependent.detach()
    for part in parts { part.observation?.tearDown() }
  }
}

/// A dynamic property of which somebody beside the body can know that it has changed.
package protocol WatchableProperty: DynamicProperty {
  /// Lets a dependent know of the next change; it is running.
  func watch(_ dependent: Dependent, _ observation: inout (any DynamicObject)?)
}

/// A property whose value is known to change by those who have read it.
package protocol ReadProperty: WatchableProperty {
  associatedtype Wrapped
  var wrappedValue: Wrapped { get }
}

extension ReadProperty {
  package func watch(_ dependent: Dependent, _ observation: inout (any DynamicObject)?) {
    _ = wrappedValue
  }
}

/// A property that follows an observable object.
protocol ObjectProperty: WatchableProperty {
  associatedtype ObjectType: ObservableObject
  var followed: ObjectType? { get }
}

extension ObjectProperty {
  package func watch(_ dependent: Dependent, _ observation: inout (any DynamicObject)?) {
    let known = observation as? ObjectObservation<ObjectType>
    let current = known ?? ObjectObservation(dependent)
    current.observe(followed)
    observation = current
  }
}

extension State: ReadProperty {}
extension Binding: ReadProperty {}
extension Environment: ReadProperty {}
extension AppStorage: ReadProperty {}
extension SceneStorage: ReadProperty {}
extension FocusState: ReadProperty {}
extension AccessibilityFocusState: ReadProperty {}
extension FocusedValue: ReadProperty {}
extension FocusedBinding: ReadProperty {}

extension StateObject: ObjectProperty {
  var followed: ObjectType? { object }
}
extension ObservedObject: ObjectProperty {
  var followed: ObjectType? { object }
}
extension EnvironmentObject: ObjectProperty {
  var followed: ObjectType? { _store }
}
extension FocusedObject: ObjectProperty {
  var followed: ObjectType? { object }
}
