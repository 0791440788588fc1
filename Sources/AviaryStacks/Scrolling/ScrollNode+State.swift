@_spi(Engine) import AviaryEngine
package import AviaryGeometry
import Foundation

// What the scroll view's state means for those around it.
extension ScrollNode {
  /// What the scroll view does.
  package final var phase: ScrollPhase { state.phase }

  /// How fast, in points a second; nil where it does not move.
  package final var velocity: CGVector? { state.velocity }

  /// Something happens to the scroll view's movement; whoever moves it says so.
  package final func receive(_ event: ScrollState.Event) {
    let old = state.phase
    state.receive(event)
    guard state.phase != old else { return }
    root.geometryDidChange = true
    invalidateDrawing()
  }

  /// Whoever moves the scroll view says how fast, in points a second.
  package final func move(at velocity: CGVector) { state.move(at: velocity) }

  /// Everything has come to its place: the target is reached, and those who follow the position are told.
  ///
  /// - Returns: Whether anything changes because of that.
  final func didRest() -> Bool {
    // Something that was called back before may have asked for another place meanwhile.
    guard !needsPlacement, !isLayoutDirty else { return false }
    state.reach()
    let movesBar = settings.barScroll?.report(self) ?? false
    // To look for a view may run other people's code, so the state is not held meanwhile.
    let state = state
    let outcome = state.outcome(
      at: offset,
      isVisible: { isTargetVisible($0) },
      exists: { size.width > 0 && size.height > 0 && locate($0) != nil }
    )
    self.state.settle(outcome)
    if outcome == .goesBack {
      root.geometryDidChange = true
      invalidatePlacement()
      return true
    }
    defer { self.state.rest(at: offset) }
    guard case .tells(let byHand, _) = outcome, let positionLink,
      let request = positionLink.write(self, byHand)
    else { return movesBar }
    self.state.wasTold(request)
    return true
  }
}
