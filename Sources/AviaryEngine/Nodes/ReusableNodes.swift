/// The nodes of a container whose elements may stand elsewhere now, by their elements.
struct ReusableNodes {
  /// nil for those that were taken, and for those that show nothing that may come back.
  private var nodes: [ViewNode?]
  private let positions: PositionTable
  /// The nodes that show nothing that may come back.
  let unusable: [ViewNode]

  init(_ candidates: ArraySlice<ViewNode>) {
    var nodes: [ViewNode?] = []
    var positions = PositionTable(count: candidates.count)
    var unusable: [ViewNode] = []
    nodes.reserveCapacity(candidates.count)
    for node in candidates {
      if !node.isStale, let id = node.elementID {
        let isFirst = positions.append(hash: id.quickHash) { nodes[$0]?.elementID == id }
        nodes.append(isFirst ? node : nil)
        if isFirst { continue }
      }
      unusable.append(node)
    }
    self.nodes = nodes
    self.positions = positions
    self.unusable = unusable
  }

  /// The node of an element, which then is not reusable any more; nil if there is none.
  mutating func take(_ id: ElementID) -> ViewNode? {
    let position = positions.position(hash: id.quickHash) { nodes[$0]?.elementID == id }
    guard let position else { return nil }
    defer { nodes[position] = nil }
    return nodes[position]
  }

  /// The nodes that were not taken.
  var rest: [ViewNode] { nodes.compactMap(\.self) }
}
