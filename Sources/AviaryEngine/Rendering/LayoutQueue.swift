/// The nodes that have to be measured again; the deepest comes first, so that a parent looks once.
package struct LayoutQueue {
  private var levels: [[ViewNode]] = []
  private(set) var count = 0

  package var isEmpty: Bool { count == 0 }

  package mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    count += 1
  }

  package mutating func removeDeepest() -> ViewNode? {
    while let level = levels.last {
      if level.isEmpty {
        levels.removeLast()
      } else {
        count -= 1
        return levels[levels.count - 1].removeLast()
      }
    }
    return nil
  }
}
