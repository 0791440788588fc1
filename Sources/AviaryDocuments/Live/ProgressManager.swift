import Foundation
public import Observation
import Synchronization

/// How far some work is.
///
/// Foundation for Linux has none, so this one stands for that of the same name.
@Observable
public final class ProgressManager: Sendable {
  private struct State {
    var total: Int?
    var completed = 0
  }

  @ObservationIgnored private let state: Mutex<State>
  @ObservationIgnored private let report: @Sendable (Double) -> Void

  /// Creates progress of work that is part of no other.
  ///
  /// - Parameter totalCount: How many units the work has; nil where that is not known yet.
  public convenience init(totalCount: Int?) { self.init(totalCount: totalCount) { _ in } }

  init(totalCount: Int?, _ report: @escaping @Sendable (Double) -> Void) {
    state = Mutex(State(total: totalCount))
    self.report = report
  }

  /// How many units the work has; nil where that is not known.
  public var totalCount: Int? { read { $0.total } }
  /// How many units are done.
  public var completedCount: Int { read { $0.completed } }
  /// Whether it is not known how many units the work has.
  public var isIndeterminate: Bool { totalCount == nil }
  /// Whether all units are done.
  public var isFinished: Bool {
    read { state in state.total.map { state.completed >= $0 } ?? false }
  }
  /// Which part is done, from 0 to 1; 0 while the number of units is not known.
  public var fractionCompleted: Double {
    read { state in
      guard let total = state.total else { return 0 }
      return total > 0 ? min(max(Double(state.completed) / Double(total), 0), 1) : 1
    }
  }

  /// Says that some more units are done.
  public func complete(count: Int) {
    withMutation(keyPath: \.completedCount) { state.withLock { $0.completed += count } }
    report(fractionCompleted)
  }

  private func read<T: Sendable>(_ body: (State) -> T) -> T {
    access(keyPath: \.completedCount)
    return state.withLock { body($0) }
  }
}
