@_spi(Engine) import AviaryEngine
package import AviaryGeometry
@_spi(Engine) import AviaryLayout
package import Foundation

// How far the content is scrolled, and what decides that.
extension ScrollNode {
  /// The least and the greatest offset.
  ///
  /// They are the same where the content is smaller than the space.
  package final func offsetRange(_ axis: Axis) -> ClosedRange<CGFloat> {
    let start = -margins[.start(of: axis)]
    let space = size[axis] - margins.total(axis)
    let spare = space - scrolledSize[axis]
    guard scrolls(axis), spare < 0 else {
      guard scrolls(axis), let anchor = settings.anchors.alignment else { return start...start }
      let place = (start - spare * anchor[axis]).finite("defaultScrollAnchor", or: start)
      return place...place
    }
    return start...start - spare
  }

  /// The offset for an axis that the target asks for, or what it has to be to keep what was held.
  final func resolvedOffset(_ axis: Axis, held: (x: CGFloat?, y: CGFloat?)) -> CGFloat {
    let range = offsetRange(axis)
    var result = offset[axis]
    if let wanted = targetOffset(axis, in: range) {
      result = wanted
    } else if let fraction = axis == .horizontal ? held.x : held.y {
      result = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
    return min(max(result, range.lowerBound), range.upperBound)
  }

  /// The fraction of the way that has to be kept when sizes change: that of the anchor, if it held so far.
  ///
  /// Source: layout-rules Z8.
  final func heldFractions() -> (x: CGFloat?, y: CGFloat?) {
    guard hasOffset, let anchor = settings.anchors.sizeChanges else { return (nil, nil) }
    func held(_ axis: Axis) -> CGFloat? {
      let spare = scrolledSize[axis] - lastAvailableSize[axis]
      guard spare > 0 else { return anchor[axis] }
      let start = -margins[.start(of: axis)]
      return abs(offset[axis] - (start + spare * anchor[axis])) < 0.5 ? anchor[axis] : nil
    }
    return (held(.horizontal), held(.vertical))
  }

  final func move(to new: CGPoint) {
    guard new != offset else { return }
    offset = new
    root.geometryDidChange = true
    invalidateDrawing()
  }

  // MARK: - Content that moves

  /// Whether a lazy container may move the offset to keep what is visible in place.
  final func keepsPosition(_ axis: Axis) -> Bool {
    guard scrolls(axis), target == nil else { return false }
    let range = offsetRange(axis)
    guard offset[axis] > range.lowerBound else { return false }
    return (axis == .horizontal ? heldFractions().x : heldFractions().y) == nil
  }

  /// Moves the offset along with content that has moved, so that what is visible stays.
  final func shift(by distance: CGFloat, along axis: Axis) {
    offset[axis] += distance
    state.shift(by: distance, along: axis)
    invalidatePlacement()
  }

  /// A lazy container inside has learned lengths: a target may lie elsewhere.
  final func lengthsDidChange() {
    if target != nil { invalidatePlacement() }
  }
}
