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

  private func targetOffset(_ axis: Axis, in range: ClosedRange<CGFloat>) -> CGFloat? {
    if case .id(let id, let anchor)? = target { locateTarget(id, anchor) }
    switch target {
    case nil, .id: return nil
    case .fraction(let anchor):
      return range.lowerBound + (range.upperBound - range.lowerBound) * anchor[axis]
    case .offset(let x, let y):
      return axis == .horizontal ? x : y
    case .view(let view, let x, let y):
      guard let anchor = axis == .horizontal ? x : y, let rect = frame(of: view) else { return nil }
      let space = size[axis] - margins.total(axis)
      let start = margins[.start(of: axis)]
      return rect.origin[axis] + anchor * (rect.size[axis] - space) - start
    }
  }

  /// Finds the view that is to be scrolled to, and decides which of its edges leads where none was given.
  ///
  /// Without an anchor as little as possible is moved (layout-rules Z8).
  private func locateTarget(_ id: AnyHashable, _ anchor: UnitPoint?) {
    guard let view = locate(id), let rect = frame(of: view) else { return }
    func leading(_ axis: Axis) -> CGFloat? {
      guard scrolls(axis) else { return nil }
      if let anchor { return anchor[axis] }
      let start = offset[axis] + margins[.start(of: axis)]
      let space = size[axis] - margins.total(axis)
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if low < start { return high > start + space ? nil : 0 }
      return high > start + space ? (rect.size[axis] > space ? 0 : 1) : nil
    }
    state.refine(.view(view, x: leading(.horizontal), y: leading(.vertical)))
  }

  final func move(to new: CGPoint) {
    guard new != offset else { return }
    offset = new
    root.geometryDidChange = true
    invalidateDrawing()
  }

  // MARK: - Going somewhere

  /// Scrolls to an offset, in points, clamped to what there is to scroll.
  ///
  /// - Parameter byHand: Whether a person scrolls, and not the program.
  package final func scroll(to offset: CGPoint, byHand: Bool = false) {
    start(.offset(x: offset.x, y: offset.y), by: byHand ? .person : .program)
  }

  /// Scrolls to a place that the program asks for.
  ///
  /// Where a person has scrolled since everything rested, it stays that person who did.
  package final func start(_ target: Target) {
    start(target, by: state.asker == .person ? .person : .program)
  }

  private func start(_ target: Target, by asker: ScrollState.Asker) {
    noteGlide()
    state.ask(for: target, by: asker)
    root.geometryDidChange = true
    invalidatePlacement()
  }

  /// Where it is to go; nil where it stays.
  final var target: Target? { state.target }

  /// The offset that the next layout gives, as far as it is known.
  package final var plannedOffset: CGPoint {
    guard case .offset(let x, let y)? = target else { return offset }
    return clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y))
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
