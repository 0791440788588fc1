extension ViewNode {
  /// The nearest ancestor of a kind, or with a capability; nil for none.
  ///
  /// - Complexity: O(*n*) for *n* ancestors.
  package final func nearestAncestor<Kind>(
    as kind: Kind.Type,
    where accepts: (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    var node = parent
    while let current = node {
      if let found = current as? Kind, accepts(found) { return found }
      node = current.parent
    }
    return nil
  }

  /// The ancestors of a kind, or with a capability, innermost first.
  ///
  /// - Complexity: O(*n*) for *n* ancestors.
  package final func ancestors<Kind>(as kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    var node = parent
    while let current = node {
      if let ancestor = current as? Kind { found.append(ancestor) }
      node = current.parent
    }
    return found
  }
}
