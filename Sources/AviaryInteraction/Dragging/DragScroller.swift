@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Scrolls the views at whose edges something is held that is dragged.
final class DragScroller {
  /// How near to an edge it begins, in points, and how fast it is at the edge, in points a second; both chosen.
  static let zone: CGFloat = 40
  static let speed: CGFloat = 900

  private unowned let root: ViewRoot
  private weak var node: ScrollNode?
  /// Of the offset, in points a second.
  private var velocity = CGSize.zero
  private var last: Date?

  init(root: ViewRoot) { self.root = root }

  var isScrolling: Bool { node != nil }

  func stop() {
    node = nil
    velocity = .zero
    last = nil
  }

  /// The pointer is where the drag says.
  func follow(_ drag: Drag) {
    for scroll in root.hitPath(at: drag.location).reversed().compactMap(\.scroller) {
      guard scroll.isScrollEnabled, let place = scroll.locationInNode(drag.location) else {
        continue
      }
      let wanted = CGSize(
        width: Self.velocity(place.x, scroll.size.width, drag.distance.width),
        height: Self.velocity(place.y, scroll.size.height, drag.distance.height)
      )
      var taken = CGSize.zero
      let logical = scroll.logical(wanted)
      for axis in Axis.allCases where scroll.scrolls(axis) {
        let delta =
          axis == .horizontal
          ? CGSize(width: logical.width, height: 0) : CGSize(width: 0, height: logical.height)
        guard scroll.hasSpaceToScroll(axis), scroll.canScroll(axis, by: delta) else { continue }
        taken.width += delta.width
        taken.height += delta.height
      }
      guard taken != .zero else { continue }
      if node !== scroll { last = nil }
      node = scroll
      velocity = taken
      return
    }
    stop()
  }

  /// How fast content goes by a place along an axis; only once something was dragged towards the edge.
  private static func velocity(_ place: CGFloat, _ length: CGFloat, _ dragged: CGFloat) -> CGFloat {
    let zone = min(zone, length / 4)
    guard zone > 0 else { return 0 }
    if place < zone, dragged < 0 { return -speed * min(1, (zone - place) / zone) }
    if place > length - zone, dragged > 0 {
      return speed * min(1, (place - length + zone) / zone)
    }
    return 0
  }

  /// Scrolls on.
  ///
  /// - Returns: Whether the content has moved.
  func tick(_ now: Date) -> Bool {
    guard let node, node.isMounted else {
      stop()
      return false
    }
    defer { last = now }
    guard let last else { return false }
    let passed = CGFloat(min(max(now.timeIntervalSince(last), 0), 0.1))
    guard passed > 0 else { return false }
    var place = node.plannedOffset
    place.x += velocity.width * passed
    place.y += velocity.height * passed
    for axis in Axis.allCases {
      let range = node.offsetRange(axis)
      place[axis] = min(max(place[axis], range.lowerBound), range.upperBound)
    }
    guard place != node.plannedOffset else {
      stop()
      return false
    }
    node.scroll(to: place, byHand: true)
    return true
  }
}

extension ScrollNode {
  /// Whether there is more to see along an axis, in the direction of a logical distance.
  fileprivate func canScroll(_ axis: Axis, by delta: CGSize) -> Bool {
    let way = axis == .horizontal ? delta.width : delta.height
    let range = offsetRange(axis)
    return way > 0
      ? plannedOffset[axis] < range.upperBound : way < 0 && plannedOffset[axis] > range.lowerBound
  }
}
