extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes what there is for the elements of trees, whatever kind of thing that is.
  package nonisolated init(
    rows data: Data,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: .data(data), identify: { $0.id }, children: children, content: content)
  }

  /// Makes what there is for the elements of a tree, whatever kind of thing that is.
  package nonisolated init(
    row root: Data.Element,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: .element(root), identify: { $0.id }, children: children, content: content)
  }

  /// The elements that the trees begin with.
  package nonisolated var rootElements: [Data.Element] {
    switch roots {
    case .data(let data): Array(data)
    case .element(let element): [element]
    }
  }
}
