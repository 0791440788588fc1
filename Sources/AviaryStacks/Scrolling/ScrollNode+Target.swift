@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
package import Foundation

// Where the content is to be scrolled to, and the offset that leads there.
extension ScrollNode {
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

  final func targetOffset(_ axis: Axis, in range: ClosedRange<CGFloat>) -> CGFloat? {
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
}
