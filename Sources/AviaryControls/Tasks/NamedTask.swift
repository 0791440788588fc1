public import AviaryEngine

/// Runs an action as a task with a name and an executor, which ends when the task around it is cancelled.
nonisolated private func run(
  _ name: String,
  on executor: (any TaskExecutor)?,
  _ priority: TaskPriority,
  _ action: @escaping @Sendable () async -> Void
) async {
  let task = Task(name: name, executorPreference: executor, priority: priority) { await action() }
  await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
}

extension View {
  /// Starts a task with a name when the view appears, and cancels it when the view is gone.
  ///
  /// - Parameters:
  ///   - name: What debuggers call it; nil for the file and the line.
  ///   - taskExecutor: Where it runs what belongs to no actor; nil for the usual place.
  ///   - priority: The task's priority; `.userInitiated` by default.
  ///   - file: The file that the name tells of, `#fileID`.
  ///   - line: The line that the name tells of, `#line`.
  ///   - action: What the task does; it should end soon when it is cancelled.
  public nonisolated func task(
    name: String?,
    executorPreference taskExecutor: (any TaskExecutor)? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(priority: priority) {
      await run(name ?? "View.task @ \(file):\(line)", on: taskExecutor, priority, action)
    }
  }

  /// Starts a task with a name when the view appears and whenever a value changes.
  ///
  /// - Parameters:
  ///   - id: What starts the task anew when it changes; the one before is cancelled.
  ///   - name: What debuggers call it; nil for the file and the line.
  ///   - taskExecutor: Where it runs what belongs to no actor; nil for the usual place.
  ///   - priority: The task's priority; `.userInitiated` by default.
  ///   - file: The file that the name tells of, `#fileID`.
  ///   - line: The line that the name tells of, `#line`.
  ///   - action: What the task does; it should end soon when it is cancelled.
  public nonisolated func task<T: Equatable>(
    id: T,
    name: String?,
    executorPreference taskExecutor: (any TaskExecutor)? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await run(name ?? "View.task @ \(file):\(line)", on: taskExecutor, priority, action)
    }
  }
}
