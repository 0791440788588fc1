import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Explains the layout of a tree that is at rest.
package enum LayoutExplainer {
  /// The tree, as each node explains itself, the window first; nil for a root that shows nothing.
  ///
  /// What a tool put around the view is passed over, down to the ``LayoutMark``. Asks nodes for sizes that they may
  /// have forgotten, and changes nothing that can be seen. `recorder` has heard of all measurements since the tree
  /// was made; nil leaves them out.
  ///
  /// - Parameter visit: Called with each node, in the order of their numbers.
  package static func explain(
    _ root: ViewRoot,
    recorder: LayoutRecorder? = nil,
    visit: (ViewNode) -> Void = { _ in }
  ) -> ExplainedNode? {
    // What is asked from here on is none of what the layout asked.
    let trace = root.layoutTrace
    root.layoutTrace = nil
    defer { root.layoutTrace = trace }
    guard let node = root.node else { return nil }
    let marks = marks(in: node)
    // What is presented lies beside the marks.
    let shown = marks.map(\.child) + node.children.filter { Self.marks(in: $0).isEmpty }
    var tree = describe(node, recorder, shown, visit)
    tree.view = "window"
    if let mark = marks.first { tree.reason.steps += frames(around: mark) }
    _ = tree.number()
    return tree
  }

  private static func describe(
    _ node: ViewNode,
    _ recorder: LayoutRecorder?,
    _ children: [ViewNode],
    _ visit: (ViewNode) -> Void
  ) -> ExplainedNode {
    visit(node)
    node.resolveIfNeeded()
    var reason = node.layoutReason(node.proposal, node.size)
    reason.steps += notes(on: node)
    return ExplainedNode(
      view: node.layoutName,
      label: node.layoutLabel,
      madeBy: makers(of: node),
      proposal: node.proposal,
      size: node.size,
      frame: node.convert(CGRect(origin: .zero, size: node.size), to: nil),
      reason: reason,
      measurements: recorder?.measurements(of: node),
      children: children.map { describe($0, recorder, $0.children, visit) }
    )
  }

  /// What is written on the element for the layout around it.
  private static func notes(on node: ViewNode) -> [String] {
    var notes: [String] = []
    if let priority = node.traits.value(LayoutPriorityTrait.key, as: Double.self) {
      notes.append("layoutPriority \(CGFloat(priority).inWords): greater ones get room first")
    }
    let cell = node.layoutValue(GridCellTraits.Key.self)
    if cell.columnSpan > 1 { notes.append("gridCellColumns \(cell.columnSpan)") }
    if cell.unsizedAxes != [] {
      let axes = Axis.allCases.filter { cell.unsizedAxes.contains($0) }.map { "\($0)" }
      notes.append("gridCellUnsizedAxes: asks for no room, \(axes.joined(separator: " and "))")
    }
    return notes
  }

  // MARK: - What a tool puts around

  /// The outermost marks.
  private static func marks(in node: ViewNode) -> [LayoutMarkNode] {
    if let mark = node as? LayoutMarkNode { return [mark] }
    return node.children.flatMap { marks(in: $0) }
  }

  /// The reasons of the frames around a view: the size that the picture was asked to have.
  private static func frames(around mark: ViewNode) -> [String] {
    var steps: [String] = []
    var node = mark.parent
    while let current = node {
      if let frame = current as? any FixingNode, frame.fixesSize {
        steps += [frame.layoutReason(frame.proposal, frame.size)].flatMap {
          [$0.summary] + $0.steps
        }
      }
      node = current.parent
    }
    return steps
  }

  // MARK: - Whose body it was

  /// The user's views whose bodies led to a node and not to the node around it, the outermost first.
  private static func makers(of node: ViewNode) -> [String] {
    var names: [String] = []
    var next = node.sourceList?.owner
    while let list = next as? _ViewList, list !== node.parent?.sourceList {
      if let body = list as? any BodyRunning, !body.isOfToolkit {
        names.append(LayoutNames.view(body.viewName))
      }
      next = list.owner
    }
    return names.reversed()
  }
}

/// A node that may give what is inside a length of its own choice: a frame.
package protocol FixingNode: ViewNode {
  /// Whether the node does along one axis or both.
  var fixesSize: Bool { get }
}
