import AviaryGeometry
import Foundation

/// Where the children of a large container draw: a rectangle for each run of some of them.
///
/// A run's rectangle is found when it is first asked for, and again after one of its children changed. So a change
/// of one child among thousands costs one run.
struct DrawingIndex {
  /// The number of children in a run.
  static var run: Int { 32 }

  /// Whether children are drawn in their order: none has a z index.
  let isInOrder: Bool

  /// nil where it has to be found.
  private var areas: [CGRect?]

  init(_ nodes: [ViewNode]) {
    areas = Array(repeating: nil, count: (nodes.count + Self.run - 1) / Self.run)
    isInOrder = !nodes.contains { $0.traits.contains(ZIndexTrait.key) }
  }

  /// Where a child draws may have changed.
  mutating func forget(_ child: ViewNode) {
    let run = Int(child.position) / Self.run
    if areas.indices.contains(run) { areas[run] = nil }
  }

  /// Hands over, in order, the children that may draw in a rectangle of the container's coordinates.
  mutating func visit(_ nodes: [ViewNode], in rect: CGRect, _ body: (ViewNode) -> Void) {
    for run in areas.indices {
      let members = (run * Self.run)..<min(nodes.count, (run + 1) * Self.run)
      let area = areas[run] ?? nodes[members].reduce(CGRect.null) { $0.union($1.drawingArea) }
      areas[run] = area
      guard area.meets(rect) else { continue }
      for node in nodes[members] where node.mayDraw(in: rect) { body(node) }
    }
  }
}

extension ViewNode {
  /// A rectangle of the parent's coordinates in which the node draws, up to ``overhang``.
  fileprivate var drawingArea: CGRect {
    guard drawsWithinBounds,
      transformToParent == CGAffineTransform(translationX: origin.x, y: origin.y)
    else { return .infinite }
    return CGRect(origin: origin, size: size)
  }

  /// Whether the node may draw in a rectangle of the parent's coordinates that was grown by ``overhang``.
  func mayDraw(in rect: CGRect) -> Bool { drawingArea.meets(rect) }
}

extension CGRect {
  /// Whether two rectangles of no negative size overlap or touch; none does with `CGRect.null`.
  ///
  /// Foundation makes their intersection to tell.
  fileprivate func meets(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
