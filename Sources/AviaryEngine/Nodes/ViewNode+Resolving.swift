package import AviaryGraph

// What a node reads of its environment, and when it reads again.
extension ViewNode {
  /// For overrides of ``viewDidChange()`` in nodes whose values can't change their size: draws again, no more.
  package final func styleDidChange() {
    root.animator?.willResolve(self)
    needsResolve = true
    invalidateDrawing()
  }

  package final func resolveIfNeeded() {
    guard needsResolve else { return }
    needsResolve = false
    guard Self.resolves else { return }
    if Self.resolvesObserved {
      tracked { resolve($0) }
    } else {
      let values = EnvironmentValues(scope: environment)
      Tracker.runUnobserved(for: self) { resolve(values) }
    }
  }

  package final var knownDependent: Dependent? { dependent }

  package final func makeDependent() -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(item: self, graph: root.graph, depth: depth)
    dependent = made
    return made
  }

  /// Runs a closure with the node's environment; a change of what it reads updates the node.
  ///
  /// For nodes that don't resolve and read elsewhere. What an earlier run read is forgotten.
  package final func tracked(_ body: (EnvironmentValues) -> Void) {
    let values = EnvironmentValues(scope: environment)
    Tracker.run(for: self) { body(values) }
  }

  /// Something that ``resolve(_:)`` read has changed.
  package final func updateIfNeeded() {
    root.animator?.willResolve(self)
    needsResolve = true
    environmentDidChange()
  }
}
