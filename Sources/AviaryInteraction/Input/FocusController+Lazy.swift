@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Keys go on to elements of lazy containers that are outside the visible range, and so not there yet.
extension FocusController {
  /// Goes to the next element outside the visible range of a container that the focus would leave.
  ///
  /// - Parameters:
  ///   - start: Where the focus is.
  ///   - next: Where it would go among what is visible.
  ///   - wraps: Whether it would go round there.
  ///   - forward: Whether it goes on or back.
  /// - Returns: Whether there is such an element: once it is laid out, it gets the focus.
  func advanceBeyondVisibleRange(
    from start: ViewNode?,
    to next: any FocusTarget,
    wraps: Bool,
    forward: Bool
  ) -> Bool {
    for lazy in start.map(Self.containers(around:)) ?? [] where wraps || !next.isInside(lazy) {
      let index = lazy.elementBeyondVisibleRange(forward: forward) { !Self.targets(in: $0).isEmpty }
      if let index {
        enter(lazy, index, else: next, forward: forward)
        return true
      }
    }
    // Round to the very first element, or the last.
    guard wraps, let lazy = Self.containers(around: next).last else { return false }
    let start = forward ? 0 : lazy.content.count - 1
    let index = lazy.firstElement(from: start, forward: forward) { !Self.targets(in: $0).isEmpty }
    guard let index, lazy.mountedNode(at: index).map(next.isInside) != true else {
      return false
    }
    enter(lazy, index, else: next, forward: forward)
    return true
  }

  /// The lazy containers around a node, innermost first; none of a list that is one place for the focus.
  private static func containers(around node: ViewNode) -> [any LazyElements] {
    var found: [any LazyElements] = []
    var current = node.parent
    while let node = current {
      if let lazy = node as? any LazyElements { found.append(lazy) }
      if node is any CompositeFocusTarget { found = [] }
      current = node.parent
    }
    return found
  }

  private func enter(
    _ lazy: any LazyElements,
    _ index: Int,
    else other: any FocusTarget,
    forward: Bool
  ) {
    if let frame = lazy.elementFrame(at: index) { lazy.scrollIntoView(frame) }
    root.actions.append(
      (
        "focus",
        { [weak self, weak lazy, weak other] in
          let targets = lazy?.mountedNode(at: index).map { Self.targets(in: $0) } ?? []
          guard let self, let target = (forward ? targets.first : targets.last) ?? other,
            target.isMounted
          else { return }
          focus(target, isShown: true)
          target.scrollIntoView()
        }
      )
    )
  }
}
