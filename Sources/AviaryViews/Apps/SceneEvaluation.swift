import AviaryGraph

/// What scenes keep from one run of an app's body to the next: their state, and values that are watched.
///
/// A scene is known by its type and by how many of that type came before it.
final class SceneEvaluation {
  private final class Slot {
    var storage = DynamicStorage()
    var value: Any?
  }

  /// The evaluation that is under way.
  nonisolated(unsafe) static var current: SceneEvaluation?

  private let root: ViewRoot
  private let dependent: Dependent
  private var slots: [ObjectIdentifier: [Slot]] = [:]
  private var used: [ObjectIdentifier: Int] = [:]
  private var changes: [() -> Void] = []

  init(root: ViewRoot, dependent: Dependent) {
    self.root = root
    self.dependent = dependent
  }

  /// Runs a closure that evaluates scenes. Then calls those who watch values that have changed.
  func run(_ body: () -> [_SceneWindow]) -> [_SceneWindow] {
    let outer = Self.current
    Self.current = self
    used.removeAll()
    let windows = Tracker.run(for: dependent, body)
    Self.current = outer
    let due = changes
    changes.removeAll()
    for change in due { change() }
    return windows
  }

  /// Ties the properties of an app or a scene to what it keeps.
  func install<Value>(in value: inout Value) {
    DynamicFields.install(
      in: &value,
      &slot(Value.self).storage,
      root: root,
      environment: root.environment,
      dependent: dependent
    )
  }

  /// Compares a value with that of the last run.
  func note<V: Equatable>(_ value: V, isInitial: Bool, _ action: @escaping (V, V) -> Void) {
    let slot = slot(V.self)
    let before = slot.value as? V
    slot.value = value
    if let before {
      if before != value { changes.append { action(before, value) } }
    } else if isInitial {
      changes.append { action(value, value) }
    }
  }

  private func slot(_ type: Any.Type) -> Slot {
    let key = ObjectIdentifier(type)
    let index = used[key, default: 0]
    used[key] = index + 1
    if let known = slots[key], index < known.count { return known[index] }
    let made = Slot()
    slots[key, default: []].append(made)
    return made
  }
}
