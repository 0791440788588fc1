@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryInteraction
@_spi(Engine) import AviaryLayout
package import AviaryMessages
package import Foundation
import SwiftUITesting

/// A view or a modifier that is laid out, with its handle.
package struct LaidOutNode {
  package let handle: InspectionHandle
  package let node: ExplainedNode
  /// How deep it lies; 0 for the window.
  package let depth: Int
  /// The place of the node around it in the list; nil for the window.
  package let parent: Int?

  /// The view in a line: what it is, what it was offered, what it took, where it lies.
  package var line: String {
    var words = "\(node.view)"
    if let label = node.label { words += " “\(label.prefix(40))”" }
    if !node.madeBy.isEmpty { words += " of \(node.madeBy.joined(separator: ", "))" }
    return
      "\(handle) \(words)  \(node.proposal.inWords) → \(node.size.inWords) at (\(node.frame.origin.inWords))"
  }

  package var json: JSON {
    var members: [String: JSON] = [
      "handle": .string("\(handle)"), "view": .string(node.view), "depth": .number(Double(depth)),
      "proposal": .string(node.proposal.inWords), "size": JSON(node.size),
      "frame": JSON(node.frame), "why": .string(node.reason.summary),
    ]
    if let label = node.label { members["label"] = .string(label) }
    if !node.madeBy.isEmpty { members["madeBy"] = .strings(node.madeBy) }
    if !node.reason.steps.isEmpty { members["steps"] = .strings(node.reason.steps) }
    return .object(members)
  }
}

extension Inspection {
  /// All that is laid out, parents before their children.
  package func layout() throws -> [LaidOutNode] {
    screen.update()
    try screen.check()
    var nodes: [ViewNode] = []
    guard let tree = LayoutExplainer.explain(screen.root, visit: { nodes.append($0) }) else {
      return []
    }
    var found: [LaidOutNode] = []
    func add(_ node: ExplainedNode, _ depth: Int, _ parent: Int?) {
      let place = found.count
      var alone = node
      alone.children = []
      found.append(
        LaidOutNode(handle: handle(of: nodes[place]), node: alone, depth: depth, parent: parent)
      )
      for child in node.children { add(child, depth + 1, place) }
    }
    add(tree, 0, nil)
    return found
  }

  /// The node that a handle, a view's name or a label means.
  ///
  /// A name that several views have means none of them: the error lists them.
  package func place(of name: String, in layout: [LaidOutNode]) throws -> Int {
    if let handle = InspectionHandle(name) {
      let node = try handle.kind == .node ? handle : nodeHandle(of: handle, in: layout)
      _ = try self.node(node)
      if let place = layout.firstIndex(where: { $0.handle == node }) { return place }
      throw InspectionError(
        .notFound,
        "\(handle) is beside what is explained: it belongs to the window around the preview"
      )
    }
    func matches(_ node: ExplainedNode) -> Bool {
      node.label == name || node.view == name || node.madeBy.contains(name)
    }
    var places = layout.indices.filter { matches(layout[$0].node) }
    // What a view's body is made of lies inside of it: the outermost is the view.
    let outermost = places.filter { place in
      layout[place].node.view != name && layout[place].node.madeBy.contains(name)
    }
    if outermost.count == 1 { places = outermost }
    guard let place = places.first else {
      throw InspectionError(.notFound, "no view is called “\(name)”: 'tree' lists the handles")
    }
    guard places.count == 1 else {
      let lines = places.prefix(12).map { "  " + layout[$0].line }.joined(separator: "\n")
      throw InspectionError(
        .ambiguous,
        "\(places.count) views are called “\(name)”; take a handle:\n\(lines)"
      )
    }
    return place
  }

  /// The smallest node that an element fills.
  private func nodeHandle(
    of element: InspectionHandle,
    in layout: [LaidOutNode]
  ) throws -> InspectionHandle {
    let frame = try item(element).element.frame
    let around = layout.filter {
      $0.node.frame.insetBy(dx: -0.5, dy: -0.5).contains(frame)
    }
    let best = around.min {
      ($0.node.frame.width * $0.node.frame.height, -$0.depth)
        < ($1.node.frame.width * $1.node.frame.height, -$1.depth)
    }
    guard let best else {
      throw InspectionError(.notFound, "nothing that is laid out lies where \(element) is")
    }
    return best.handle
  }

  /// Why a node has its size: its own reason, then those of the nodes around it, from the inside out.
  package func whySize(_ name: String) throws -> (text: String, json: JSON) {
    let layout = try layout()
    let place = try place(of: name, in: layout)
    let own = layout[place]
    var lines = [own.line, "  \(own.node.reason.summary)"]
    lines += own.node.reason.steps.map { "    \($0)" }
    var around: [JSON] = []
    var next = own.parent
    while let current = next {
      let outer = layout[current]
      lines.append("in \(outer.line)")
      lines.append("  \(outer.node.reason.summary)")
      lines += outer.node.reason.steps.map { "    \($0)" }
      around.append(outer.json)
      next = outer.parent
    }
    var json = own.json.object ?? [:]
    json["around"] = .array(around)
    return (lines.joined(separator: "\n"), .object(json))
  }

  /// The innermost node at a place of the screen, the last one drawn of several; nil for none.
  package func node(at point: CGPoint) throws -> LaidOutNode? {
    try layout().last { $0.node.frame.contains(point) }
  }
}
