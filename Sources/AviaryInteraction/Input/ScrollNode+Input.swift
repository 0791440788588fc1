import AviaryEngine
import AviaryGeometry
package import AviaryStacks
import Foundation

extension ScrollNode {
  package var isScrollEnabled: Bool { settings.isEnabled }

  /// A distance on the screen as one of the offset, which runs from leading to trailing.
  final func logical(_ delta: CGSize) -> CGSize {
    CGSize(width: isRightToLeft ? -delta.width : delta.width, height: delta.height)
  }

  /// Whether there is more content along an axis than is visible at once.
  final func hasSpaceToScroll(_ axis: Axis) -> Bool {
    let range = offsetRange(axis)
    return isScrollEnabled && scrolls(axis) && range.lowerBound < range.upperBound
  }

  /// Whether there is anything to see in the direction of a logical distance, in which it is longest.
  final func canMove(by delta: CGSize) -> Bool {
    let axis: Axis = abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    let way = axis == .horizontal ? delta.width : delta.height
    guard scrolls(axis), way != 0 else { return false }
    let range = offsetRange(axis)
    // Content may be pulled down past its start to be loaded anew.
    if axis == .vertical, way < 0, refreshAction != nil { return true }
    return way > 0 ? plannedOffset[axis] < range.upperBound : plannedOffset[axis] > range.lowerBound
  }
}

extension ScrollNode: GestureNode {
  package var gestureMask: GestureMask { isScrollEnabled ? .all : .subviews }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let motion = root.input.scrolling.motion(of: self)
    let drag = drag
    switch event.kind {
    case .down:
      drag.start = event.location
      drag.mode = .waiting
      if !event.isTouch, let axis = shownIndicator(at: event.location) {
        drag.mode = .bar(axis)
        motion.begin()
        drag.offset = offset
        return .changed
      }
      // Content that runs out is caught.
      if motion.isMoving {
        motion.hold()
        receive(.touched)
        return .changed
      }
      return .possible
    case .moved: return follow(event, motion, drag)
    case .up:
      defer { drag.mode = .waiting }
      switch drag.mode {
      case .content:
        event.perform { motion.letGo() }
        return .ended
      case .bar:
        event.perform { motion.stop() }
        return .ended
      case .waiting, .ignored:
        if phase == .tracking { motion.letGoHeld() }
        return .failed
      }
    case .cancelled:
      motion.stop()
      drag.mode = .waiting
      return .failed
    case .tick: return .possible
    case .magnify, .rotate, .pinchEnded: return .failed
    }
  }

  private func follow(
    _ event: GestureEvent,
    _ motion: ScrollMomentum,
    _ drag: ScrollDrag
  ) -> GestureProgress {
    let moved = CGSize(
      width: drag.start.x - event.location.x,
      height: drag.start.y - event.location.y
    )
    switch drag.mode {
    case .ignored: return .failed
    case .bar(let axis):
      let distance = logical(CGSize(width: -moved.width, height: -moved.height))
      let along = axis == .horizontal ? distance.width : distance.height
      var place = drag.offset
      place[axis] += along * indicatorScale(axis)
      event.perform { motion.follow(to: place) }
      return .changed
    case .waiting:
      let delta = logical(moved)
      guard max(abs(delta.width), abs(delta.height)) >= ScrollDrag.slack else { return .possible }
      let finger = CGSize(width: -moved.width, height: -moved.height)
      let isClaimed =
        event.isTouch && nearestAncestor(as: (any DragClaimant).self)?.claimsDrag(finger) == true
      guard canMove(by: delta), !isClaimed else {
        // Others may scroll that way.
        drag.mode = .ignored
        return .failed
      }
      drag.mode = .content
      drag.offset = event.isTouch ? motion.pulledOffset : offset
      event.perform { motion.begin(isElastic: event.isTouch) }
      fallthrough
    case .content:
      let delta = logical(moved)
      let place = CGPoint(
        x: drag.offset.x + (scrolls(.horizontal) ? delta.width : 0),
        y: drag.offset.y + (scrolls(.vertical) ? delta.height : 0)
      )
      event.perform { motion.follow(to: place) }
      return .changed
    }
  }
}
