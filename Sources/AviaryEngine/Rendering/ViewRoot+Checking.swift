import AviaryGraph
import Foundation

extension ViewRoot {
  /// Whether each update ends with a check of what is remembered: `AVIARY_CHECK_CACHES=1`.
  package static let checksCaches =
    ProcessInfo.processInfo.environment["AVIARY_CHECK_CACHES"] == "1"

  /// Compares all that mounted nodes remember, sizes, resolved texts, pieces of the display list, with what they
  /// would compute anew.
  ///
  /// Dear; for tests, between two updates.
  ///
  /// - Returns: A sentence for each thing that differs; empty where everything is as it should be.
  package func staleCaches() -> [String] {
    guard let node else { return [] }
    return Tracker.untracked { Self.staleCaches(of: node) }
  }

  private static func staleCaches(of node: ViewNode) -> [String] {
    node.children.flatMap { staleCaches(of: $0) } + node.staleCaches()
  }

  func trapOnStaleCaches() {
    let faults = staleCaches()
    precondition(faults.isEmpty, "stale: \(faults.joined(separator: "\n"))")
  }
}
