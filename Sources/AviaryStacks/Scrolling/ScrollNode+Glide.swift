@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// A scroll view that is asked to go somewhere with an animation.
extension ScrollNode {
  /// Notes the transaction that a target is set in.
  ///
  /// Without an animation what glides ends here.
  final func noteGlide() {
    guard let animator = root.animator else { return }
    let transaction = animator.transaction(at: environment)
    if transaction.animation != nil, hasFrame {
      animator.glides[ObjectIdentifier(self)] = transaction
    } else {
      animator.glides[ObjectIdentifier(self)] = nil
      animator.stop(self, .scroll)
    }
  }

  /// Begins to go to an offset, if that is to be seen over time.
  ///
  /// - Returns: The offset for now; nil for the one to go to.
  final func beginGlide(to end: CGPoint) -> CGPoint? {
    guard let animator = root.animator,
      let transaction = animator.glides.removeValue(forKey: ObjectIdentifier(self)), end != offset
    else { return nil }
    let goal = target
    receive(.sent)
    return animator.animate(
      self,
      .scroll,
      in: transaction,
      at: environment,
      from: offset,
      to: end,
      .withSteps
    ) { [unowned self] in glide(to: $0, end: end, goal: goal) }
  }

  /// One step on the way; the last one goes to what was asked for, wherever that lies by now.
  private func glide(to place: CGPoint, end: CGPoint, goal: Target?) {
    let isOver = place == end
    state.refine(isOver ? goal ?? .offset(x: end.x, y: end.y) : .offset(x: place.x, y: place.y))
    if isOver { receive(.stopped) }
    root.geometryDidChange = true
    invalidatePlacement()
  }
}
