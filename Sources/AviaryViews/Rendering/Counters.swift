/// Counts the work that the engine does.
///
/// Tests compare the numbers; they don't depend on the machine.
package struct Counters: Equatable, Sendable {
  /// Bodies of views and modifiers run.
  package var bodies = 0
  /// Element closures of `ForEach` called.
  package var closures = 0
  /// Transforms of `Group(subviews:)` and `Group(sections:)` run.
  package var transforms = 0
  /// Container values, tags and the like read from their writers; what is remembered doesn't count.
  package var traitReadings = 0
  /// Nodes made for views in places.
  package var nodesMounted = 0
  /// Nodes that are there.
  package var liveNodes = 0
  /// Sizes computed; remembered ones don't count.
  package var measurements = 0
  /// Pieces of the display list recorded.
  package var fragmentsBuilt = 0
  /// Rounds of update, layout and callbacks.
  package var rounds = 0

  package init() {}
}
