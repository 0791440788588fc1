import SwiftUI

/// Knows which states have to stay, and which have to begin anew.
struct OracleStateTracking {
  /// What was shown last, by path.
  private var last: [OraclePath: Int] = [:]
  private var lastStrict: [OraclePath: Int] = [:]
  /// All places of the last tree, shown or not.
  private var known: Set<OraclePath>?

  /// Says that a state is about to be set.
  mutating func willSet(_ place: OracleStatePlace, _ value: Int) {
    last[place.path] = value
    if let strict = place.strictPath { lastStrict[strict] = value }
  }

  /// Compares the states that are shown with those that were.
  mutating func faults(_ tree: OracleNode, _ shown: [Int: Int]) -> [String] {
    var faults: [String] = []
    let places = tree.statePlaces()
    for place in places {
      guard let value = shown[place.key] else { continue }
      if let strict = place.strictPath, let expected = lastStrict[strict], expected != value {
        faults.append("the state of \(place.key) was \(expected) and is \(value)")
      }
      if let known, !known.contains(place.path), value != 0 {
        faults.append("the state of \(place.key) is \(value) although the view is new")
      }
    }
    last = [:]
    lastStrict = [:]
    for place in places {
      last[place.path] = shown[place.key]
      if let strict = place.strictPath { lastStrict[strict] = shown[place.key] }
    }
    known = Set(places.map(\.path))
    return faults
  }
}

/// Knows the ids that containers were handed.
struct OracleIDTracking {
  private var known: [Int: [UInt64: Subview.ID]] = [:]
  private var lastKinds: [Int: OracleKind] = [:]

  /// Checks that ids differ within a container, and are the same as before for the same leaf.
  @MainActor
  mutating func faults(_ stage: OracleStage, _ tree: OracleNode) -> [String] {
    var faults: [String] = []
    var new: [Int: [UInt64: Subview.ID]] = [:]
    // A container of another kind is another branch of its body, and what is inside is new.
    let containers = tree.all.filter { if case .container = $0.kind { true } else { false } }
    let kinds = Dictionary(containers.map { ($0.key, $0.kind) }) { first, _ in first }
    if kinds.contains(where: { lastKinds[$0] != nil && lastKinds[$0] != $1 }) { known = [:] }
    lastKinds = kinds
    for (key, entries) in stage.ids {
      guard tree.first(key) != nil else { continue }
      if Set(entries.map(\.id)).count != entries.count {
        faults.append("ids in container \(key) occur twice: \(entries.map(\.id))")
      }
      for (path, id) in entries where path != 0 {
        if let old = known[key]?[path], old != id {
          faults.append("an id in container \(key) was \(old) and is \(id)")
        }
        new[key, default: [:]][path] = id
      }
    }
    known = new
    return faults
  }
}
