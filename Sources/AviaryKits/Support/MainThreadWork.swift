import AviaryGraph
import Foundation

/// Runs work of the main actor at once: there, or, from another thread, while that one waits.
///
/// For what UIKit and AppKit let anyone ask on any thread, such as a font's metrics, and our text
/// engine does on the main thread alone.
func onMainThread<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
  if MainQueue.isCurrent { return try MainActor.assumeIsolated(work) }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
}
