@_spi(Engine) import AviaryEngine

extension ListRowNode {
  /// What the row shows of a collection that can be reordered; nil for nothing, or where it can't be now.
  var reorderItem: ReorderItemNode? {
    let collections = modifier.traits.collections
    guard !collections.isEmpty else { return nil }
    return child.firstNode(of: ReorderItemNode.self) { item in
      collections.contains { $0 === item.collection } && item.container != nil
    }
  }
}
