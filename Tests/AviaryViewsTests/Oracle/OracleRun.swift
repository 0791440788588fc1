import AviaryGeometry
import AviaryTestSupport
import Foundation

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryLayout
@testable import AviaryStacks

/// Shows a case and follows its edits; after each one compares what is shown with the same shown from nothing.
@MainActor
struct OracleRun {
  private var state: State
  private let stage = OracleStage()
  private let harness: Harness<OracleRoot>
  private var shown: OracleShown
  private var tracking = OracleStateTracking()
  private var knownIDs = OracleIDTracking()

  /// What the case has come to.
  private struct State {
    var tree: OracleNode
    var title = 0
    var width: Int
  }

  /// The first faults of a case, each a sentence; empty where there are none.
  static func faults(of subject: OracleCase) -> [String] {
    do {
      var run = try OracleRun(subject)
      var faults = run.trackingFaults()
      for (index, edit) in subject.edits.enumerated() where faults.isEmpty {
        try run.follow(edit)
        faults = try run.faults().map { "after edit \(index): \($0)" }
      }
      if faults.isEmpty { faults = run.harness.root.staleCaches().map { "stale: \($0)" } }
      return faults
    } catch {
      return ["\(error)"]
    }
  }

  private init(_ subject: OracleCase) throws {
    state = State(tree: subject.tree, width: subject.width)
    harness = try Harness(
      OracleRoot(tree: stage.hand(state.tree), stage: stage),
      width: CGFloat(state.width),
      height: nil
    )
    shown = OracleShown(harness)
  }

  // MARK: - Edits

  private mutating func follow(_ edit: OracleEdit) throws {
    let before = state.tree
    stage.beginTelling()
    for part in edit.parts { follow(part: part, before: before) }
    let tree = stage.hand(state.tree)
    if tree != harness.host.content.tree || state.title != harness.host.content.title {
      harness.host.content = OracleRoot(tree: tree, title: state.title, stage: stage)
    }
    harness.host.proposal.width = CGFloat(state.width)
    try harness.host.update()
    shown = OracleShown(harness)
  }

  /// - Parameter tree: The tree before the edit that the part belongs to.
  private mutating func follow(part: OracleEdit, before tree: OracleNode) {
    switch part {
    case .state(let key, let value):
      guard let old = shown.states[key] else { return }
      for place in tree.statePlaces() where place.key == key {
        if old != value { tracking.willSet(place, value) }
        stage.bindings[place.path.hash]?.wrappedValue = value
      }
    case .scroll(let index, let offset):
      let nodes = Self.scrollNodes(harness.root).filter(\.showsIndicators)
      guard !nodes.isEmpty else { return }
      let node = nodes[index % nodes.count]
      node.scroll(to: CGPoint(x: offset, y: offset), byHand: true)
    case .width(let width): state.width = width
    case .rootTitle(let title): state.title = title
    default: state.tree = part.apply(to: state.tree)
    }
  }

  // MARK: - Comparing

  private mutating func faults() throws -> [String] {
    let fresh = try showFromNothing()
    var faults: [String] = []
    if !shown.isAmbiguous, !Self.dependsOnHistory(harness.root) {
      faults = shown.differences(from: OracleShown(fresh.harness))
    }
    if fresh.stage.living.filter({ $0.value != 0 }) != stage.living.filter({ $0.value != 0 }) {
      faults.append("told to live: \(stage.living), from nothing \(fresh.stage.living)")
    }
    // What takes a place comes before what had it goes; where sizes or preferences lead to a second look it may go first.
    let early = stage.emptied.filter { stage.living[$0, default: 0] > 0 }
    if !early.isEmpty, !state.tree.all.contains(where: { $0.kind.looksTwice }) {
      faults.append("told to go before others came: \(early.sorted())")
    }
    faults += trackingFaults()
    let rest = try harness.work()
    if rest.bodies + rest.closures + rest.transforms + rest.measurements + rest.nodesMounted > 0 {
      faults.append("work is done although nothing changed: \(rest)")
    }
    return faults
  }

  /// What is wrong with states and ids by what they were before.
  private mutating func trackingFaults() -> [String] {
    tracking.faults(state.tree, shown.states) + knownIDs.faults(stage, state.tree)
  }

  /// The same state shown from nothing, scrolled to where the updated one is.
  private func showFromNothing() throws -> (harness: Harness<OracleRoot>, stage: OracleStage) {
    let stage = OracleStage()
    for place in state.tree.statePlaces() {
      stage.initialStates[place.path.hash] = shown.firstStates[place.key]
    }
    let fresh = try Harness(
      OracleRoot(tree: stage.hand(state.tree), title: state.title, stage: stage),
      width: CGFloat(state.width),
      height: nil
    )
    // Scroll views inside of others appear when those are scrolled.
    let nodes = Self.scrollNodes(harness.root)
    for _ in 0..<4 where !nodes.isEmpty {
      let others = Self.scrollNodes(fresh.root)
      let pairs = zip(nodes, others).filter { $0.offset != $1.offset }
      if pairs.isEmpty { break }
      for (node, other) in pairs { other.scroll(to: node.offset) }
      try fresh.host.update()
    }
    return (fresh, stage)
  }

  /// Whether what is shown rests on estimates: the start of a lazy container is out of sight, and its elements are
  /// of various lengths.
  ///
  /// Which of them are in sight then depends on those that were measured before.
  private static func dependsOnHistory(_ root: ViewRoot) -> Bool {
    scrollNodes(root).filter { !$0.showsIndicators }.contains { scroll in
      scroll.first(LazyContainerNode.self).map { $0.visibleRange().start > 0 } ?? false
    }
  }

  private static func scrollNodes(_ root: ViewRoot) -> [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: ViewNode) {
      if let scroll = node as? ScrollNode { found.append(scroll) }
      node.children.forEach(visit)
    }
    root.node.map(visit)
    return found
  }
}
