@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryLayout
package import Foundation

extension ViewNode {
  /// Scrolls the scroll views around as little as possible so that all of the node can be seen, or as much of it as
  /// there is space for.
  package final func scrollIntoView() { scrollIntoView(CGRect(origin: .zero, size: size)) }

  /// The same for a part of the node, in its own space.
  package final func scrollIntoView(_ part: CGRect) {
    var rect = part
    var current = self
    while let parent = current.parent {
      rect = rect.applying(current.transformToParent)
      if let scroll = parent.scroller { rect = scroll.reveal(rect) }
      current = parent
    }
  }
}

extension ScrollNode {
  /// Scrolls as little as possible to show a rectangle of the content.
  ///
  /// - Parameter rect: In the scroll view's own space, as the content lies now.
  /// - Returns: Where the rectangle will be.
  fileprivate func reveal(_ rect: CGRect) -> CGRect {
    var new = offset
    let space = pinningRect
    for axis in Axis.allCases where scrolls(axis) {
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      let (start, end) = (space.origin[axis], space.origin[axis] + space.size[axis])
      var distance: CGFloat = 0
      if high > end { distance = high - end }
      if low - distance < start { distance = low - start }
      new[axis] += axis == .horizontal && isRightToLeft ? -distance : distance
    }
    new = clamped(new)
    guard new != offset else { return rect }
    let moved = CGPoint(x: new.x - offset.x, y: new.y - offset.y)
    scroll(to: new)
    return rect.offsetBy(dx: isRightToLeft ? moved.x : -moved.x, dy: -moved.y)
  }
}
