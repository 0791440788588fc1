import AviaryGeometry
import Foundation

// Which child is sized before which: by falling priority, then the least flexible first.
extension StackEngine {
  /// The children by falling priority.
  ///
  /// Source: layout-rules S4.
  func readPriorities(_ children: Children, _ cache: inout Cache) {
    cache.members.removeAll(keepingCapacity: true)
    cache.groups.removeAll(keepingCapacity: true)
    guard let first = children.first?.layoutPriority else { return }
    if children.allSatisfy({ $0.layoutPriority == first }) { return }
    let priorities = children.map(\.layoutPriority)
    cache.members.append(contentsOf: 0..<priorities.count)
    cache.members.sort { a, b in
      priorities[a] != priorities[b] ? priorities[a] > priorities[b] : a < b
    }
    var start = 0
    for position in 1...priorities.count {
      let isEnd =
        position == priorities.count
        || priorities[cache.members[position]] != priorities[cache.members[start]]
      if isEnd {
        cache.groups.append(start..<position)
        start = position
      }
    }
  }

  /// Whether the children stand in the order of their flexibility, as far as they can tell without
  /// being measured.
  func isInOrder(_ minorProposal: CGFloat?, _ children: Children) -> Bool {
    guard children.count > 1 else { return true }
    var previous: LengthRange?
    for child in children {
      guard let range = child.lengthRange(major, across: minorProposal) else { return false }
      if let previous, FlexibilityOrder.precedes(range, previous) == true { return false }
      previous = range
    }
    return true
  }

  /// The order in which the children are sized: `members`, sorted by flexibility within each
  /// priority.
  func sizingOrder(
    _ minorProposal: CGFloat?,
    _ children: Children,
    _ cache: inout Cache
  ) -> [Int] {
    let groups = cache.groups.isEmpty ? [0..<children.count] : cache.groups
    let members = cache.groups.isEmpty ? Array(0..<children.count) : cache.members
    guard groups.contains(where: { $0.count > 1 }) else { return members }
    let index = extremesIndex(minorProposal, &cache)
    if cache.extremes[index].order.isEmpty {
      fillLeast(index, children, &cache)
      fillMost(index, children, &cache)
      let flexibility = FlexibilityOrder(
        least: cache.extremes[index].least.map { $0[major] },
        most: cache.extremes[index].most.map { $0[major] }
      )
      var order = members
      for group in groups where group.count > 1 { flexibility.sort(&order[group]) }
      cache.extremes[index].order = order
    }
    return cache.extremes[index].order
  }
}
