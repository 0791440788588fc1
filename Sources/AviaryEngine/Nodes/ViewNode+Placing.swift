package import AviaryGeometry
import AviaryGraph
import AviaryLayout
package import Foundation

// Where a node lies.
extension ViewNode {
  /// Puts the node at a place of its parent and lays out what is inside.
  ///
  /// `origin` is physical: the caller has mirrored it where layout runs from right to left.
  package final func setFrame(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let (origin, size) = frameInBounds(origin, size)
    let isMoved = origin != self.origin
    let isResized = size != self.size
    if isMoved || isResized {
      if hasFrame, let animator = root.animator, animator.notesFrames || hasMotion {
        animator.frameWillChange(self, from: CGRect(origin: self.origin, size: self.size))
      }
      parent?.reachDidChange(of: self)
      root.geometryDidChange = true
    }
    if isMoved {
      self.origin = origin
      parent?.invalidateDrawing()
    }
    guard needsPlacement || isResized || proposal != self.proposal else { return }
    if isResized { invalidateDrawing() }
    self.size = size
    shortProposal = CompactProposal(proposal)
    placeContent()
  }

  /// Lays out what is inside again, at the size that the node has.
  package final func placeContent() {
    needsPlacement = false
    hasFrame = true
    sizeCache.settle()
    resolveIfNeeded()
    root.layoutTrace?.placed(self)
    layoutContent()
  }

  /// The container's call: a place in logical coordinates of the parent, mirrored here where need be.
  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    wasPlaced = true
    var origin = origin
    if let parent, parent.isRightToLeft { origin.x = parent.size.width - origin.x - size.width }
    setFrame(origin: origin, size: size, proposal: proposal)
  }

  /// Whether the node mirrors where it puts its children.
  package final var isRightToLeft: Bool { environmentLayoutDirection == .rightToLeft }

  /// The direction in the node's environment.
  ///
  /// Not recorded: a change lays out everything.
  package final var environmentLayoutDirection: LayoutDirection {
    guard root.usesRightToLeft else { return .leftToRight }
    return Tracker.untracked { EnvironmentValues(scope: environment)[LayoutDirectionKey.self] }
  }

  /// The axis of the stack that the node stands in, or nil outside of stacks.
  package final var surroundingStackOrientation: Axis? {
    ancestor { $0.elementContainer != nil || $0.isStackBoundary }?.stackOrientation
  }

  /// Lies elsewhere, or is as large as something else, for those who look; layout is not asked.
  final func present(_ frame: CGRect) {
    let isMoved = frame.origin != origin
    let isResized = frame.size != size
    guard isMoved || isResized else { return }
    parent?.reachDidChange(of: self)
    origin = frame.origin
    size = frame.size
    if isResized { invalidateDrawing() } else { parent?.invalidateDrawing() }
    if isResized { parent?.invalidateDrawing() }
  }

  /// The size that geometry is reported of; the node's own.
  package final var contentSize: CGSize { size }
}
