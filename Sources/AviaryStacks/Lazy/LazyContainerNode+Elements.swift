@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryLayout
package import Foundation

// What others ask of elements: those that are mounted, and those that would be.
extension LazyContainerNode {
  /// The elements visible, in order.
  final var visibleElements: [Int] {
    cells.filter(\.value.isVisible).keys.sorted()
  }

  /// The first element beyond those visible, of a hundred, of which something is true.
  ///
  /// Elements are mounted for that until the next layout.
  package final func elementBeyondVisibleRange(forward: Bool, where condition: (ViewNode) -> Bool)
    -> Int?
  {
    let visible = visibleElements
    guard let edge = forward ? visible.last : visible.first else { return nil }
    return firstElement(from: forward ? edge + 1 : edge - 1, forward: forward, where: condition)
  }

  /// The first element from an index on, of a hundred, of which something is true.
  ///
  /// Elements are mounted for that until the next layout.
  package final func firstElement(
    from start: Int,
    forward: Bool,
    where condition: (ViewNode) -> Bool
  ) -> Int? {
    defer { invalidatePlacement() }
    let end = forward ? min(content.count, start + 100) : max(-1, start - 100)
    return stride(from: start, to: end, by: forward ? 1 : -1).first { index in
      condition(Tracker.untracked { cell(index) })
    }
  }

  /// Where an element lies, or would lie, apart from pinning; physical.
  ///
  /// nil before the first layout.
  package final func estimatedFrame(ofElement index: Int) -> CGRect? {
    guard let map = solver.map, let acrossLength, index >= 0, index < map.elementCount else {
      return nil
    }
    let across = across(length: acrossLength)
    let line = map.line(ofElement: index)
    let (elements, tracks) = proposals(line, map, across)
    let track = tracks[tracks.startIndex + index - elements.lowerBound]
    var rect = CGRect(
      origin: CGPoint(axis, major: solver.lengths.position(of: line), minor: track.offset),
      size: CGSize(axis, major: solver.lengths.length(of: line), minor: track.length)
    )
    if let node = cells[index]?.node, cells[index]?.isVisible == true {
      // Across, and within a grid's line, the element itself is known.
      rect.origin[axis.other] =
        isRightToLeft && axis == .vertical
        ? size.width - node.origin.x - node.size.width : node.origin[axis.other]
      rect.size[axis.other] = node.size[axis.other]
      rect.size[axis] = node.size[axis]
    }
    if isRightToLeft { rect.origin.x = size.width - rect.maxX }
    return rect
  }

  /// The elements that may lie near a stretch along an axis.
  final func elements(near range: ClosedRange<CGFloat>, along axis: Axis) -> [Int] {
    guard let map = solver.map, map.lineCount > 0, axis == self.axis else { return visibleElements }
    let first = max(0, solver.lengths.line(at: range.lowerBound) - 1)
    let last = min(map.lineCount - 1, solver.lengths.line(at: range.upperBound) + 1)
    return (first...last).flatMap { Array(map.elements(ofLine: $0)) }
  }
}
