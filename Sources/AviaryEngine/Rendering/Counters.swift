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
  /// Nodes made for views in places; those that a container or an effect has for what is inside count as well.
  package var nodesMounted = 0
  /// Nodes that left the tree.
  package var nodesUnmounted = 0
  /// Nodes that are there.
  package var liveNodes = 0
  /// Lists of subviews that are there: bodies, their states and what they read end with them.
  package var liveLists = 0
  /// Sizes computed; remembered ones don't count.
  package var measurements = 0
  /// Texts handed to the text engine to be shaped.
  package var textsShaped = 0
  /// Pieces of the display list recorded.
  package var fragmentsBuilt = 0
  /// Nodes asked for what they and those in them prefer; those that never had anything to say don't count.
  package var preferenceVisits = 0
  /// Rectangles painted, by whoever paints the display list and keeps the pixels.
  package var rectanglesPainted = 0
  /// Rounds of update, layout and callbacks.
  package var rounds = 0

  package init() {}

  /// The work done between two readings.
  package static func - (after: Counters, before: Counters) -> Counters {
    var difference = after
    for count in all { difference[keyPath: count] -= before[keyPath: count] }
    return difference
  }

  private static var all: [WritableKeyPath<Counters, Int>] {
    [
      \.bodies, \.closures, \.transforms, \.traitReadings, \.nodesMounted, \.nodesUnmounted,
      \.liveNodes, \.liveLists, \.measurements, \.textsShaped, \.fragmentsBuilt,
      \.preferenceVisits, \.rectanglesPainted, \.rounds,
    ]
  }
}
