@_spi(Engine) package import AviaryEngine
package import Foundation

/// Tells views that a pointer is above them, and that it left.
///
/// A view is hovered while it, or a view inside of it, is the topmost one at the pointer.
final class HoverTracker {
  private unowned let root: ViewRoot
  private var location: CGPoint?
  private var path: [WeakNode] = []
  /// What the tree's layout was when the path was found.
  private var layoutCount = -1

  init(root: ViewRoot) { self.root = root }

  var isOverAnything: Bool { !path.isEmpty }
  /// Whether it is views that move below the pointer, while those are told.
  private(set) var isResting = false
  /// What the innermost view below the pointer that has a say makes the pointer look like.
  private(set) var shape = PointerShape.ordinary

  /// A view has another shape for the pointer, which rests.
  var isShapeStale = false

  private func findShape(_ path: [ViewNode], at location: CGPoint?) {
    isShapeStale = false
    let isHidden = path.reversed().lazy.compactMap {
      ($0 as? any PointerVisibilityProvider)?.isPointerHidden
    }
    guard let location, isHidden.first != true else {
      shape = location == nil ? .ordinary : .hidden
      return
    }
    let shapes = path.reversed().lazy.compactMap { node -> PointerShape? in
      guard let provider = node as? any PointerShapeProvider,
        let own = provider.locationInNode(location)
      else { return nil }
      return provider.pointerShape(at: own)
    }
    shape = shapes.first ?? .ordinary
  }

  /// The pointer is at a point of the root's space; nil once it left.
  func move(to new: CGPoint?) {
    location = new
    let found = new.map { root.hitPath(at: $0) } ?? []
    layoutCount = root.layoutCount
    findShape(found, at: new)
    let entered = found.filter { $0 is any HoverTarget }
    let left = path.compactMap { $0.node }.filter { node in !entered.contains { $0 === node } }
    path = entered.map { WeakNode($0) }
    for node in left.reversed() where node.isMounted { (node as? any HoverTarget)?.hover(nil) }
    guard let new else { return }
    if !isResting, root.presented.isMenuOnTop { root.openMenuSequence?.openMenu(at: new) }
    for node in entered {
      if let own = node.locationInNode(new) { (node as? any HoverTarget)?.hover(own) }
    }
  }

  /// Views may have moved below a pointer that rests.
  func refresh() {
    guard let location, !root.isDirty, isShapeStale || layoutCount != root.layoutCount else {
      return
    }
    layoutCount = root.layoutCount
    let hit = root.hitPath(at: location)
    findShape(hit, at: location)
    let found = hit.filter { $0 is any HoverTarget }
    let known = path.compactMap { $0.node }
    guard found.count != known.count || !zip(found, known).allSatisfy({ $0 === $1 }) else { return }
    isResting = true
    move(to: location)
    isResting = false
  }
}

/// A node that wants to know of pointers above it.
package protocol HoverTarget: ViewNode {
  /// A pointer is at a point of the node's own space, or left: nil.
  func hover(_ location: CGPoint?)
}

extension HoverNode: HoverTarget {}

extension HoverTransitionNode: HoverTarget {
  package func hover(_ location: CGPoint?) { isHovered = location != nil }
}
