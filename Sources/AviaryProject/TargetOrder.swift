/// The order in which targets are compiled.
package enum TargetOrder {
  /// Sorts targets so that each comes behind those that it uses; where they use each other, as given.
  package static func sorted(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    var byID: [String: ProjectTarget] = [:]
    for target in targets where byID[target.id] == nil { byID[target.id] = target }
    var order: [ProjectTarget] = []
    var seen: Set<String> = []
    func visit(_ target: ProjectTarget) {
      guard seen.insert(target.id).inserted else { return }
      for id in target.uses { if let used = byID[id] { visit(used) } }
      order.append(target)
    }
    for target in targets { visit(target) }
    return order
  }

  /// The ids of all that a target uses, directly or not.
  package static func closure(of target: ProjectTarget, in targets: [ProjectTarget]) -> Set<String>
  {
    let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    var found: Set<String> = []
    var waiting = target.uses
    while let id = waiting.popLast() {
      if found.insert(id).inserted { waiting += byID[id]?.uses ?? [] }
    }
    return found
  }
}
