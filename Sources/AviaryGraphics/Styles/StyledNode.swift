@_spi(Engine) package import AviaryEngine

/// A node that is painted in a style.
package protocol StyledNode: PaintedNode {
  /// The style that is drawn.
  var shownStyle: ResolvedStyle { get set }
}

extension StyledNode {
  package func notePaint(_ transaction: Transaction) -> (Animator) -> Void {
    let old = shownStyle
    return { [self] animator in
      resolveIfNeeded()
      let new = shownStyle
      // What turns back before its first step has gone nowhere yet, but would.
      guard new != old || animator.isMoving(self, .style) else { return }
      guard let start = AnimatedStyle(old, towards: new) else {
        animator.stop(self, .style)
        return
      }
      animator.animate(
        self,
        .style,
        in: transaction,
        at: environment,
        from: start,
        to: AnimatedStyle(new),
        .afterUpdates
      ) { [unowned self] in show($0.style) }
    }
  }

  /// Paints in a style until the node resolves again.
  private func show(_ style: ResolvedStyle) {
    guard shownStyle != style else { return }
    shownStyle = style
    invalidateDrawing()
  }
}
