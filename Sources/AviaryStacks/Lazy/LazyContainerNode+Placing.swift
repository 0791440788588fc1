@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

// What is visible goes to its place.
extension LazyContainerNode {
  /// Finds out what is visible, mounts it, and puts it where it goes.
  final func placeVisibleLines() {
    let across = across(length: size[axis.other])
    let map = makeMap(perLine: across.tracks.count)
    if across.length != acrossLength {
      acrossLength = across.length
      solver.forgetLengths(count: map.lineCount)
    }
    solver.use(map)
    let oldTotal = size[axis]
    let visibleRange = visibleRange()
    lastVisibleRange = visibleRange

    // 1. What is visible.
    if map.lineCount > 0, !solver.knowsLengths {
      let guess = guessedLength(map, across)
      solver.assume(guess.length, gap: guess.gap)
    }
    let scroll = scrollNode
    let solution = solve(visibleRange, keeping: keptLine(map, scroll), map, across)
    kept = nil
    guard map.lineCount > 0 else {
      firstVisible = nil
      keep([])
      return
    }

    // 2. What is mounted.
    pinnedElements = Set(solution.pinned.flatMap { map.elements(ofLine: $0.line) })
    let visible = solution.visible.flatMap { map.elements(ofLine: $0.line) }
    let appearing = keep(pinnedElements.union(visible))

    // 3. Where it goes.
    let pinnedLines = Set(solution.pinned.map(\.line))
    for line in solution.visible where !pinnedLines.contains(line.line) {
      place(line, map, across)
    }
    for line in solution.pinned { place(line, map, across) }
    showAppearing(appearing.filter { !pinnedElements.contains($0) })

    // 4. What others have to know.
    noteFirstVisible(solution.first, map)
    if let scroll, abs(solution.shift) > 0.001, scroll.keepsPosition(axis) {
      scroll.shift(by: solution.shift, along: axis)
      // Should the scroll view not get as far, this is laid out again.
      lastVisibleRange = solution.visibleRange
    }
    if solver.lengths.total != oldTotal { invalidateLayout() }
    scroll?.lengthsDidChange()
  }

  /// Runs the solver, which is out of the node's hands meanwhile: to measure may mount, and so run other people's code.
  private func solve(
    _ visibleRange: VisibleRange,
    keeping kept: LazyLayoutSolver.Anchor?,
    _ map: LineMap,
    _ across: Across
  ) -> LazyLayoutSolver.Solution {
    var solver = LazyLayoutSolver(spacing: 0)
    swap(&solver, &self.solver)
    defer { swap(&solver, &self.solver) }
    return solver.solve(
      in: visibleRange,
      keeping: kept,
      measure: { measure($0, map, across) },
      gap: gap(after:)
    )
  }

  /// The nearest scroll view that scrolls along the container's axis.
  private var scrollNode: ScrollNode? {
    surroundingScrollNode { $0.scrolls(axis) }
  }

  /// The line that has to stay where it was seen before the list changed; nil where none has to.
  private func keptLine(_ map: LineMap, _ scroll: ScrollNode?) -> LazyLayoutSolver.Anchor? {
    guard let kept, let scroll, scroll.keepsPosition(axis),
      let index = newIndex(of: kept.id, near: [kept.index], count: map.elementCount)
    else { return nil }
    return .init(line: map.line(ofElement: index), distance: kept.distance)
  }

  private func noteFirstVisible(_ line: LazyLayoutSolver.Anchor?, _ map: LineMap) {
    guard let line else {
      firstVisible = nil
      return
    }
    let index = map.elements(ofLine: line.line).lowerBound
    guard let id = cells[index]?.node.elementID else { return }
    firstVisible = KeptElement(id: id, index: index, distance: line.distance)
  }

  /// Places the elements of a line.
  final func place(
    _ line: LazyLayoutSolver.Line,
    _ map: LineMap,
    _ across: Across
  ) {
    let (elements, tracks) = proposals(line.line, map, across)
    let isGridLine =
      configuration.tracks != nil && map.blocks[map.blockIndex(ofLine: line.line)].kind == .content
    for (element, track) in zip(elements, tracks) {
      let node = cell(element)
      let proposal = ProposedViewSize(
        axis,
        major: isGridLine ? line.length : nil,
        minor: track.length
      )
      let dimensions = node.dimensions(proposal)
      let alignment = track.alignment ?? configuration.alignment
      let space = ViewDimensions(size: CGSize(axis, major: line.length, minor: track.length))
      func offset(_ axis: Axis) -> CGFloat {
        let key = alignment.key(axis)
        let offset = space[key] - dimensions[key]
        return offset.isFinite ? offset : 0
      }
      node.place(
        at: CGPoint(
          axis,
          major: line.position + (isGridLine ? offset(axis) : 0),
          minor: track.offset + offset(axis.other)
        ),
        size: dimensions.size,
        proposal: proposal
      )
    }
  }
}
