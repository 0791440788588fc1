import AviaryInteraction
public import Foundation

/// Why something could not be done on a screen, in words that help to mend the test or the view.
public struct ScreenError: Error, CustomStringConvertible, LocalizedError {
  /// What kind of failure it is.
  public enum Reason: Hashable, Sendable {
    /// No element is the one that was asked for.
    case notFound
    /// Several elements are.
    case ambiguous
    /// It is there, but can't be used: it is disabled, covered or not visible.
    case notUsable
    /// It did not come, or go, in time.
    case timedOut
    /// A snapshot is not what it was, or there is none yet.
    case snapshot
  }

  /// What kind of failure it is.
  public let reason: Reason
  /// What was asked for, what is there in its place, and all that can be perceived.
  public let description: String

  /// The same as ``description``.
  public var errorDescription: String? { description }

  init(_ reason: Reason, _ message: String, tree: String? = nil) {
    self.reason = reason
    description =
      message + (tree.map { "\n\nOn the screen:\n\($0.isEmpty ? "(nothing)" : $0)" } ?? "")
  }
}

/// Finds what a test may have meant.
enum NearestMatches {
  /// The lines of the elements whose names are most like what was asked for, the nearest first; at most three.
  static func of(_ query: ScreenQuery, in items: [TreeItem]) -> [String] {
    guard let wanted = (query.name ?? query.identifier ?? query.value)?.text else {
      return query.kind.map { kind in
        items.filter { kind.includes($0.item.element) }.prefix(3).map { TreeText.words($0.item) }
      } ?? []
    }
    var ranked: [(distance: Double, line: String)] = []
    for place in items.indices {
      let distances = ScreenQuery.names(place, items).map { distance($0, wanted) }
      guard var least = distances.min() else { continue }
      if let kind = query.kind, !kind.includes(items[place].item.element) { least += 0.05 }
      if least <= 0.6 { ranked.append((least, TreeText.words(items[place].item))) }
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(3).map(\.line)
  }

  /// How unlike two texts are: 0 for the same but for capitals, 1 for nothing in common.
  static func distance(_ a: String, _ b: String) -> Double {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    let longest = max(a.count, b.count)
    guard longest > 0 else { return 0 }
    // One text within the other is near, whatever stands around it.
    if !a.isEmpty, !b.isEmpty, String(a).contains(String(b)) || String(b).contains(String(a)) {
      return 0.3 * (1 - Double(min(a.count, b.count)) / Double(longest))
    }
    // Rows of Levenshtein's table.
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return Double(row[b.count]) / Double(longest)
  }
}
