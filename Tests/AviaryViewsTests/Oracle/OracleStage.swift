import Observation
import SwiftUI

/// What the views of one shown case share: models, states, counts.
@MainActor
final class OracleStage {
  /// The children of observed nodes.
  @Observable final class Model {
    var children: [OracleNode] = []
  }

  private var models: [Int: Model] = [:]

  /// The state of views, by path, to be set from outside.
  var bindings: [UInt64: Binding<Int>] = [:]
  /// What states begin with.
  var initialStates: [UInt64: Int] = [:]
  /// How many times views with a key are there, by what they were told.
  var living: [Int: Int] = [:]
  /// Keys of which a view was told to go when none else was there, since ``beginTelling()``.
  private(set) var emptied: Set<Int> = []
  /// The paths and ids of subviews that containers were handed last, by the containers' keys.
  private(set) var ids: [Int: [(path: UInt64, id: Subview.ID)]] = [:]

  nonisolated init() {}

  func model(_ key: Int) -> Model {
    if let known = models[key] { return known }
    let made = Model()
    models[key] = made
    return made
  }

  /// A view with a key came, or went.
  func tell(_ key: Int, _ change: Int) {
    living[key, default: 0] += change
    if change < 0, living[key] == 0 { emptied.insert(key) }
  }

  /// An update begins.
  func beginTelling() { emptied.removeAll() }

  func note(_ key: Int, _ entries: [(path: UInt64, id: Subview.ID)]) { ids[key] = entries }

  /// The tree as it is handed to views: what is observed is put into models instead.
  func hand(_ tree: OracleNode) -> OracleNode {
    var copy = tree
    copy.children = tree.children.map(hand)
    guard tree.kind == .observed else { return copy }
    let model = model(tree.key)
    if model.children != copy.children { model.children = copy.children }
    copy.children = []
    return copy
  }
}
