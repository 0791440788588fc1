@_spi(Hosting) import AviaryDrawing
public import AviaryGeometry
@_spi(Engine) public import AviaryLayout
public import Foundation

/// A node around one other: what a modifier adds to a subview.
///
/// Does nothing of itself.
@_spi(Engine) open class ModifierNode<M: _NodeModifier>: _ViewNode {
  @usableFromInline package let list: _ModifiedList<M>
  package let child: ViewNode

  /// Creates the node around a child that a modifier's list has mounted.
  @_spi(Engine) public init(_ list: _ModifiedList<M>, _ child: ViewNode, _ place: Place) {
    self.list = list
    self.child = child
    super.init(place)
    list.insert(self)
  }

  deinit { list.remove(self) }

  /// The modifier's value.
  ///
  /// Inlined, so that a node of another module reads the field of it that it wants and copies no modifier
  /// of a type that only the run time knows.
  @inlinable package final var modifier: M { list.modifier }

  /// The modifier has another value, in a tree that is seen over time; called before ``viewDidChange()``.
  ///
  /// For nodes of which the modifier's values can be shown in steps.
  @_spi(Engine) open func modifierDidChange(from old: M, _ animator: Animator) {}

  @_spi(Engine) public final override var viewName: String { "\(M.self)" }
  @_spi(Engine) open override var layoutName: String { LayoutNames.modifier(viewName) }
  @_spi(Engine) public final override var sourceList: _ViewList? { list }
  @_spi(Engine) open override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

  @_spi(Engine) open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(proposal)
  }

  @_spi(Engine) open override func layoutContent() {
    child.place(at: .zero, size: size, proposal: proposal)
  }

  @_spi(Engine) open override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  @_spi(Engine) open override func computeSpacing() -> ViewSpacing { child.viewSpacing }

  @_spi(Engine) open override func layoutReason(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> LayoutReason {
    LayoutReason("\(layoutName): passes the proposal on and takes the child's \(size.inWords)")
  }

  @_spi(Engine) public final override var intrinsicPriority: Double { child.intrinsicPriority }
}

extension ModifierNode where M: Animatable {
  /// The modifier as it is to be seen now.
  package final var shownModifier: M {
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
  package final func animateModifier(
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
