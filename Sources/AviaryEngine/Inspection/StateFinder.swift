/// A view's state, by the names of properties.
package struct StateOfView {
  /// The name of the view's type, and the way to it from the outermost view.
  package let path: String
  /// Whether the view is one of the toolkit's own.
  package let isOfToolkit: Bool
  /// The properties by their names as they are stored, such as `_count` for `count`.
  ///
  /// nil is a state that is not there yet.
  package let properties: [(name: String, state: (any KeptState)?)]
}

/// Finds the state of all views.
package enum StateFinder {
  /// The state of all views that are shown, each once, the outermost first.
  package static func states(in root: ViewRoot) -> [StateOfView] {
    var found: [StateOfView] = []
    var counts: [String: Int] = [:]
    visitBodies(in: root) { holder, path in
      let properties = holder.stateProperties
      guard !properties.isEmpty else { return }
      let number = counts[path, default: 0]
      counts[path] = number + 1
      found.append(
        StateOfView(
          path: number == 0 ? path : "\(path)#\(number)",
          isOfToolkit: holder.isOfToolkit,
          properties: properties
        )
      )
    }
    return found
  }

  /// Notes what the views have now, so that the reasons of the next runs of their bodies can be told.
  package static func beginHistories(in root: ViewRoot) {
    visitBodies(in: root) { holder, _ in holder.beginHistory() }
  }

  /// Calls with each body's list that something is shown of, once, the outermost first, and the way to it.
  private static func visitBodies(
    in root: ViewRoot,
    _ body: (any StateHolding, String) -> Void
  ) {
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode, _ path: String) {
      var path = path
      var holders: [any StateHolding] = []
      var next = node.sourceList?.owner
      while let list = next as? _ViewList, list !== node.parent?.sourceList {
        if let holder = list as? any StateHolding { holders.append(holder) }
        next = list.owner
      }
      for holder in holders.reversed() {
        path += "/\(holder.viewName):\(holder.count > 0 ? holder.elementID(at: 0).description : "")"
        if seen.insert(ObjectIdentifier(holder)).inserted { body(holder, path) }
      }
      for child in node.children { visit(child, path) }
    }
    if let node = root.node { visit(node, "") }
  }
}
