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

  /// - Parameter query: What was asked for; its place in the test is told.
  init(_ reason: Reason, _ message: String, _ query: ScreenQuery? = nil, tree: String? = nil) {
    self.reason = reason
    var words = message
    if let origin = query?.origin { words += "\nAsked for at \(origin)." }
    if let tree { words += "\n\nOn the screen:\n\(tree.isEmpty ? "(nothing)" : tree)" }
    description = words
  }
}

extension ScreenError {
  /// None matches: tells what there is near, and all that is on the screen.
  @MainActor
  static func missing(_ query: ScreenQuery, in items: [TreeItem], on screen: Screen) -> Self {
    var words = "There is no \(query.words)"
    let candidates = query.candidates(in: items)
    if case .inside(let outer) = query.scope, outer.matches(in: items).isEmpty {
      words += ": there is no \(outer.words)"
    } else if query.index != nil {
      words +=
        candidates.isEmpty ? ": there is none" : ", counted from 0: there are \(candidates.count)"
    }
    words += "."
    let near = NearestMatches.of(query, in: items)
    if !near.isEmpty { words += "\nNearest: " + near.joined(separator: "\n         ") }
    let fronts = ElementKind.modal.filter { kind in
      items.contains { $0.depth == 0 && kind.includes($0.item.element) }
    }
    if let front = fronts.first {
      words +=
        "\nThe \(front.words) is in front: what is behind it is not found before it is closed."
    }
    if screen.hasMoreToScroll {
      words += "\nThere is more to scroll to: scrollIntoView() looks for what is not seen yet."
    }
    return ScreenError(.notFound, words, query, tree: TreeText(items: items).text)
  }

  /// Several match, and nothing tells which is meant.
  static func ambiguous(_ query: ScreenQuery, _ places: [Int], in items: [TreeItem]) -> Self {
    let lines = places.map { "  " + TreeText.words(at: $0, in: items) }.joined(separator: "\n")
    return ScreenError(
      .ambiguous,
      "There are \(places.count) of the \(query.words); say which by `first`, an index or what it is in:\n\(lines)",
      query,
      tree: TreeText(items: items).text
    )
  }
}
