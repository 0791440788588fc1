import Foundation

/// A share of some work, which whoever does it turns into progress.
///
/// Foundation for Linux has none, so this one stands for that of the same name.
public struct Subprogress: ~Copyable, Sendable {
  private let report: @Sendable (Double) -> Void

  init(_ report: @escaping @Sendable (Double) -> Void) { self.report = report }

  /// Begins the work; what is done is told to the progress that is returned.
  ///
  /// - Parameter totalCount: How many units the work has; nil where that is not known yet, 0 or less counts as done.
  public consuming func start(totalCount: Int?) -> ProgressManager {
    ProgressManager(totalCount: totalCount, report)
  }
}
