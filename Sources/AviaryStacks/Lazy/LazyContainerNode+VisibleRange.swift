@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension LazyContainerNode {
  /// What scroll views around, and the root, let through now.
  final func visibleRange() -> VisibleRange {
    var transform = CGAffineTransform.identity
    var clip: CGRect?
    var pin: CGRect?
    var node: ViewNode = self
    func meet(_ rect: CGRect) {
      let inverse = transform.inverted()
      let own = rect.applying(inverse)
      clip = clip.map { $0.intersection(own) } ?? own
    }
    while true {
      if let scroll = node.scroller {
        meet(scroll.clipRect)
        if pin == nil, scroll.scrolls(axis) {
          pin = scroll.pinningRect.applying(transform.inverted())
        }
      }
      guard let parent = node.parent else { break }
      transform = transform.concatenating(node.transformToParent)
      node = parent
    }
    let proposed = root.proposal
    var whole = CGRect(
      x: 0,
      y: 0,
      width: min(node.size.width, proposed.width ?? .infinity),
      height: min(node.size.height, proposed.height ?? .infinity)
    )
    // What lies beside the root may be on its way outside the visible range, or in: it has what it shows along its axis.
    if transform.b == 0, transform.c == 0 {
      let box = CGRect(origin: .zero, size: size).applying(transform)
      whole.spread(over: box, along: axis == .horizontal ? .vertical : .horizontal)
    }
    meet(whole)
    guard let clip, !clip.isNull, clip.width > 0, clip.height > 0 else {
      return VisibleRange(start: 0, end: 0, pinStart: 0, pinEnd: 0)
    }
    let seen = stretch(clip)
    let stops = stretch(pin ?? clip)
    return VisibleRange(
      start: seen.lowerBound,
      end: seen.upperBound,
      pinStart: stops.lowerBound,
      pinEnd: stops.upperBound
    )
  }

  /// A rectangle's stretch along the axis, logical.
  private func stretch(_ rect: CGRect) -> ClosedRange<CGFloat> {
    let start = rect.origin[axis]
    let end = start + rect.size[axis]
    guard axis == .horizontal, isRightToLeft else { return start...end }
    return size.width - end...size.width - start
  }
}

extension CGRect {
  /// Makes the rectangle large enough, along one axis, to reach over another one.
  fileprivate mutating func spread(over other: CGRect, along axis: Axis) {
    let start = min(origin[axis], other.origin[axis])
    let end = max(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
    origin[axis] = start
    size[axis] = end - start
  }
}
