/// The nodes that show one thing: usually one, sometimes many.
package struct PlacementSet {
  private var only: Unmanaged<ViewNode>?
  private var others: [ObjectIdentifier: Unmanaged<ViewNode>]?

  package init() {}

  package mutating func insert(_ node: ViewNode) {
    if only == nil && others == nil {
      only = Unmanaged.passUnretained(node)
      return
    }
    var all = others ?? [:]
    if let only { all[ObjectIdentifier(only.takeUnretainedValue())] = only }
    all[ObjectIdentifier(node)] = Unmanaged.passUnretained(node)
    only = nil
    others = all
  }

  package mutating func remove(_ node: ViewNode) {
    if let only, only.toOpaque() == Unmanaged.passUnretained(node).toOpaque() {
      self.only = nil
    } else {
      others?[ObjectIdentifier(node)] = nil
      if others?.isEmpty == true { others = nil }
    }
  }

  package func forEach(_ body: (ViewNode) -> Void) {
    if let only { body(only.takeUnretainedValue()) }
    if let others { for node in others.values { body(node.takeUnretainedValue()) } }
  }

  package var isEmpty: Bool { only == nil && others == nil }
}
