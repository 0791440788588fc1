import AviaryGraph

/// Runs an asynchronous task as long as a view is there.
nonisolated struct TaskModifier: _NodeModifier {
  let priority: TaskPriority
  /// A new value ends the task and starts another.
  let id: AnyHashableValue?
  let action: @Sendable () async -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    TaskNode(list, child, place)
  }
}

/// An equatable value of hidden type.
struct AnyHashableValue {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  func isSame(as other: AnyHashableValue) -> Bool { isEqual(other.value) }
}

final class TaskNode: ModifierNode<TaskModifier>, ScreenAppearance {
  private var task: Task<Void, Never>?
  private var runningID: AnyHashableValue?
  private var hasAppeared = false

  override func didMount() {
    runningID = modifier.id
    whenShown("task") { [weak self] in self?.appear() }
  }

  func appear() {
    guard isMounted, !hasAppeared else { return }
    hasAppeared = true
    start()
  }

  func disappear() {
    hasAppeared = false
    task?.cancel()
    task = nil
  }

  private func start() {
    guard isMounted, hasAppeared else { return }
    // Two values may have come before the first one's turn.
    task?.cancel()
    let (action, running) = (modifier.action, root.runningTasks)
    running.begin()
    task = Task(priority: modifier.priority) {
      await action()
      running.end()
    }
  }

  override func willUnmount() { disappear() }

  override func viewDidChange() {
    guard let new = modifier.id, let old = runningID, !new.isSame(as: old) else { return }
    runningID = new
    task?.cancel()
    whenShown("task") { [weak self] in self?.start() }
  }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view is gone or another tab or
  /// screen hides it.
  ///
  /// - Parameters:
  ///   - priority: The task's priority; `.userInitiated` by default.
  ///   - action: What the task does; it should end soon when it is cancelled.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(priority: priority, id: nil, action: action))
  }

  /// Starts a task when the view appears and whenever a value changes; the one before is cancelled.
  ///
  /// - Parameters:
  ///   - value: What starts the task anew when it changes.
  ///   - priority: The task's priority; `.userInitiated` by default.
  ///   - action: What the task does; it should end soon when it is cancelled.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(priority: priority, id: AnyHashableValue(value), action: action))
  }
}
