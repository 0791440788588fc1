@_spi(Engine) import AviaryEngine
import AviaryGraph

/// What scenes, or commands, keep from one run to the next: their state, and values that are watched.
///
/// A scene is known by its type and by how many of that type came before it.
final class SceneEvaluation {
  private final class Slot {
    var storage = DynamicStorage()
    var value: Any?
  }

  private static let running = ThreadSlot<SceneEvaluation>(.scenes)

  /// The evaluation that is under way on this thread.
  static var current: SceneEvaluation? { running.current }

  private let root: ViewRoot
  private let environment: EnvironmentScope
  private let dependent: Dependent
  private var slots: [ObjectIdentifier: [Slot]] = [:]
  private var used: [ObjectIdentifier: Int] = [:]
  private var changes: [() -> Void] = []

  init(root: ViewRoot, environment: EnvironmentScope, dependent: Dependent) {
    self.root = root
    self.environment = environment
    self.dependent = dependent
  }

  /// Runs a closure that evaluates scenes.
  ///
  /// Then calls those who watch values that have changed.
  func run(_ body: () -> [_SceneWindow]) -> [_SceneWindow] {
    let windows = collect { Tracker.run(for: dependent, body) }
    let due = changes
    changes.removeAll()
    for change in due { change() }
    return windows
  }

  /// Runs a closure that evaluates scenes or commands, in a body whose reads count already.
  func collect<Parts>(_ body: () -> Parts) -> Parts {
    used.removeAll()
    return Self.running.run(with: self, body)
  }

  /// Ties the properties of an app or a scene to what it keeps.
  func install<Value>(in value: inout Value) {
    DynamicFields.install(
      in: &value,
      &slot(Value.self).storage,
      root: root,
      environment: environment,
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
