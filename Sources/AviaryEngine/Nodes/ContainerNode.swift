@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

/// A node that shows all elements of a list.
@_spi(Engine) open class ContainerNode: ListNode {
  /// The nodes of the elements, in order.
  ///
  /// Computed, as are others that other modules read for each node: `@exclusivity(unchecked)` counts in a property's
  /// own module alone.
  package final var nodes: [ViewNode] { mountedNodes }
  @exclusivity(unchecked) private var mountedNodes: [ViewNode] = []

  package override init(_ place: Place, content: _ViewList) {
    super.init(place, content: content)
  }

  package final override var children: [ViewNode] { nodes }
  @_spi(Engine) public final override func forEachChild(_ body: (ViewNode) -> Void) {
    nodes.forEach(body)
  }

  @_spi(Engine) public final override var mountedIndices: [Int] { Array(nodes.indices) }

  @_spi(Engine) public final override func mountedNode(at index: Int) -> _ViewNode? {
    nodes.indices.contains(index) ? nodes[index] : nil
  }

  /// Mounts, moves and unmounts, so that there is one node for each element, in order.
  @_spi(Engine) public final override func sync() {
    let transitions = transitions
    let count = content.count
    let old = nodes
    var head = 0
    while head < old.count, head < count, isCurrent(old[head], at: head) { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < count - head,
      isCurrent(old[old.count - 1 - tail], at: count - 1 - tail)
    {
      tail += 1
    }
    if head == old.count, head == count {
      readTraits()
      return
    }
    var reusable = ReusableNodes(old[head..<old.count - tail])
    if transitions == nil { for node in reusable.unusable { unmount(node) } }
    var new = Array(old[..<head])
    new.reserveCapacity(count)
    for index in head..<count - tail {
      let id = content.elementID(at: index)
      new.append(reusable.take(id) ?? mount(index, id))
    }
    new += old[(old.count - tail)...]
    mountedNodes = new
    // Those that are unmounted say so themselves; those that are seen going do so later.
    if !Self.isInOrder(new)
      || transitions != nil
        && (reusable.unusable + reusable.rest).contains(where: \.holdsPreferences)
    {
      preferencesInsideDidChange()
    }
    for (position, node) in new.enumerated() { node.position = Int32(truncatingIfNeeded: position) }
    let fresh = new.filter { !$0.isMounted }
    if let transitions {
      remove(reusable.unusable + reusable.rest, of: old, staying: nodes, transitions)
    } else {
      for node in reusable.rest { unmount(node) }
    }
    for node in fresh { node.attach(to: self) }
    readTraits()
    childrenDidChange()
    if let transitions {
      for node in fresh {
        root.animator?.nodeIsNew(node)
        transitions.insert(node, in: self)
      }
    }
  }

  /// Whether the nodes that were there before still follow one another as they did.
  private static func isInOrder(_ nodes: [ViewNode]) -> Bool {
    var last: Int32 = -1
    for node in nodes where node.isMounted {
      if node.position < last { return false }
      last = node.position
    }
    return true
  }

  private func isCurrent(_ node: ViewNode, at index: Int) -> Bool {
    !node.isStale && node.elementID == content.elementID(at: index)
  }

  // MARK: - Drawing

  /// Where the children draw, where there are many; made when something is first left out.
  @exclusivity(unchecked) private var drawingIndex: DrawingIndex?

  @_spi(Engine) open override func childrenDidChange() {
    drawingIndex = nil
    super.childrenDidChange()
  }

  package final override func reachDidChange(of child: ViewNode) {
    drawingIndex?.forget(child)
  }

  // Of many children those that can't be seen are passed over.
  package final override func drawChildren(into recorder: inout NodeRecorder) {
    guard nodes.count > DrawingIndex.run, !hasLeavingChildren else {
      super.drawChildren(into: &recorder)
      return
    }
    recorder.bindToScope()
    guard recorder.scope.leavesOut, let visible = recorder.scope.visible else {
      super.drawChildren(into: &recorder)
      return
    }
    if drawingIndex == nil { drawingIndex = DrawingIndex(nodes) }
    let area = visible.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    guard drawingIndex?.isInOrder == true else {
      for child in Self.inDrawingOrder(nodes) where child.mayDraw(in: area) { recorder.draw(child) }
      return
    }
    drawingIndex?.visit(nodes, in: area) { recorder.draw($0) }
  }

  // Of many children those that can't be there are passed over.
  @_spi(Engine) open override func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool)
  {
    guard nodes.count > DrawingIndex.run else {
      super.visitHitCandidates(at: point, body)
      return
    }
    if drawingIndex == nil { drawingIndex = DrawingIndex(nodes) }
    let area = CGRect(origin: point, size: .zero).insetBy(dx: -Self.overhang, dy: -Self.overhang)
    var found: [ViewNode] = []
    drawingIndex?.visit(nodes, in: area) { found.append($0) }
    if drawingIndex?.isInOrder != true { found = Self.inDrawingOrder(found) }
    for node in found.reversed() where body(node) { return }
  }

  // MARK: - Traits

  /// Whether traits were read that may have to be taken back.
  private var holdsTraits = false

  @_spi(Engine) public final override func readTraits() {
    // What unmounted nodes presented may have left the list by now: another sync follows.
    guard nodes.count == content.count else { return }
    guard content.mayHoldTraits || holdsTraits else { return }
    holdsTraits = content.mayHoldTraits
    var differs = false
    beginReadingTraits()
    for (index, node) in nodes.enumerated() {
      if readTraits(of: node, at: index) { differs = true }
    }
    if differs {
      drawingIndex = nil
      invalidateLayout()
      invalidateDrawing()
    }
  }
}
