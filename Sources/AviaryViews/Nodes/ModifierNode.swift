import AviaryDrawing
package import AviaryGeometry
package import AviaryLayout
package import Foundation

/// A node around one other: what a modifier adds to a subview.
///
/// Does nothing of itself.
package class ModifierNode<M: _NodeModifier>: _ViewNode {
  package let list: _ModifiedList<M>
  package let child: ViewNode

  init(_ list: _ModifiedList<M>, _ child: ViewNode, _ place: Place) {
    self.list = list
    self.child = child
    super.init(place)
    list.placements.insert(self)
  }

  deinit { list.placements.remove(self) }

  package final var modifier: M { list.modifier }

  /// The modifier has another value, in a tree that is seen over time; called before ``viewDidChange()``.
  ///
  /// For nodes of which the modifier's values can be shown in steps.
  func modifierDidChange(from old: M, _ animator: Animator) {}

  package override var viewName: String { "\(M.self)" }
  package override var layoutName: String { LayoutNames.modifier(viewName) }
  package override var sourceList: _ViewList? { list }
  package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(proposal)
  }

  package override func layoutContent() {
    child.place(at: .zero, size: size, proposal: proposal)
  }

  package override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  package override func computeSpacing() -> ViewSpacing { child.viewSpacing }

  package override func layoutReason(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> LayoutReason {
    LayoutReason("\(layoutName): passes the proposal on and takes the child's \(size.inWords)")
  }

  package override var intrinsicPriority: Double { child.intrinsicPriority }
}

extension ModifierNode where M: Animatable {
  /// The modifier as it is to be seen now.
  final var shownModifier: M {
    guard hasMotion, let animator = root.animator else { return modifier }
    return animator.shown(self, .modifier) ?? modifier
  }

  /// Takes the modifier to its new value with the animation of the place, if there is one.
  ///
  /// - Parameters:
  ///   - old: The value so far.
  ///   - animator: The animator of the tree.
  ///   - writing: When the value is written beside each step.
  ///   - show: Shows a value on the way. Must not keep the node.
  final func animateModifier(
    from old: M,
    _ animator: Animator,
    _ writing: MotionWriting,
    show: @escaping (M) -> Void
  ) {
    animator.animate(
      self,
      .modifier,
      at: environment,
      from: old,
      to: modifier,
      writing,
      show: show
    )
  }
}
