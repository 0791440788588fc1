extension OracleCase {
  /// Smaller cases: with fewer edits, with fewer nodes, with smaller numbers; the boldest first.
  var smaller: [OracleCase] {
    withFewerEdits + withFewerNodes + withSimplerKinds + withSmallerNumbers
  }

  private var withFewerEdits: [OracleCase] {
    var result = edits.shortened.map { edits in
      var copy = self
      copy.edits = edits
      return copy
    }
    for (index, edit) in edits.enumerated() {
      guard case .together(let parts) = edit else { continue }
      for parts in [parts] + parts.map({ [$0] }) {
        var copy = self
        copy.edits.replaceSubrange(index...index, with: parts)
        result.append(copy)
      }
    }
    return result
  }

  /// Each node in turn is left out, or gives way to its children.
  private var withFewerNodes: [OracleCase] {
    var result: [OracleCase] = []
    for node in allNodes {
      result.append(replacing(node.key, by: []))
      if !node.children.isEmpty { result.append(replacing(node.key) { $0.children }) }
    }
    if tree.children.count == 1 {
      var copy = self
      copy.tree = tree.children[0]
      result.append(copy)
    }
    return result.filter { $0 != self }
  }

  private var withSimplerKinds: [OracleCase] {
    allNodes.flatMap { node -> [OracleCase] in
      let simpler: [OracleKind] = node.kind.isLeaf ? [.text(0)] : [.group, .vstack]
      guard !simpler.contains(where: { "\($0.name)" == "\(node.kind.name)" }) else {
        return []
      }
      return simpler.map { kind in
        changing(node.key) { $0.kind = kind }
      }
    }
  }

  private var withSmallerNumbers: [OracleCase] {
    var result: [OracleCase] = []
    for node in allNodes {
      if let number = node.kind.number {
        for less in Set([0, number / 2, number - 1]).sorted() where less >= 0 && less < number {
          result.append(changing(node.key) { $0.kind = $0.kind.withNumber(less) })
        }
      }
      if let rows = node.kind.rows {
        for fewer in rows.shortened {
          result.append(changing(node.key) { $0.kind = $0.kind.withRows(fewer) })
        }
      }
    }
    for (index, edit) in edits.enumerated() {
      for smaller in edit.withSmallerNumbers {
        var copy = self
        copy.edits[index] = smaller
        result.append(copy)
      }
    }
    return result
  }

  // MARK: - Nodes, in the tree and in the edits

  private var allNodes: [OracleNode] { tree.all + edits.flatMap(\.parts).flatMap(\.nodes) }

  private func replacing(_ key: Int, by children: [OracleNode]) -> OracleCase {
    replacing(key) { _ in children }
  }

  private func replacing(
    _ key: Int,
    by children: @escaping (OracleNode) -> [OracleNode]
  ) -> OracleCase {
    let replace: (OracleNode) -> [OracleNode] = { $0.key == key ? children($0) : [$0] }
    var copy = self
    copy.tree = tree.replacingChildren(replace)
    copy.edits = edits.compactMap { $0.mapNodes { replace($0.replacingChildren(replace)).first } }
    return copy
  }

  private func changing(_ key: Int, _ change: @escaping (inout OracleNode) -> Void) -> OracleCase {
    var copy = self
    copy.tree.change(key, change)
    copy.edits = edits.compactMap {
      $0.mapNodes { node in
        var node = node
        node.change(key, change)
        return node
      }
    }
    return copy
  }
}

extension OracleEdit {
  /// The nodes that the edit brings, and all inside of them.
  fileprivate var nodes: [OracleNode] {
    switch self {
    case .replace(_, let node), .insert(let node, _, _): node.all
    default: []
    }
  }

  /// The edit with other nodes; nil where nothing of it is left.
  fileprivate func mapNodes(_ transform: (OracleNode) -> OracleNode?) -> OracleEdit? {
    switch self {
    case .replace(let key, let node): return transform(node).map { .replace(key, $0) }
    case .insert(let node, let key, let place):
      return transform(node).map { .insert($0, into: key, at: place) }
    case .together(let edits):
      let left = edits.compactMap { $0.mapNodes(transform) }
      return left.isEmpty ? nil : .together(left)
    default: return self
    }
  }

  fileprivate var withSmallerNumbers: [OracleEdit] {
    switch self {
    case .number(let key, let number) where number > 1:
      [.number(key, 1), .number(key, number - 1)]
    case .state(let key, let value) where value > 1: [.state(key, 1)]
    case .rows(let key, let rows): rows.shortened.map { .rows(key, $0) }
    case .order(let key, let keys): keys.shortened.map { .order(key, $0) }
    case .scroll(let index, let offset) where offset > 1:
      [.scroll(index, offset / 2), .scroll(index, offset - 1)]
    case .insert(let node, let key, let place) where place > 0:
      [.insert(node, into: key, at: place - 1)]
    default: []
    }
  }
}
