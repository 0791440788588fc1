@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

// How long lines are, and what size the container takes.
extension LazyContainerNode {
  // MARK: - Across

  /// The tracks across, and the length that they divide.
  struct Across {
    var length: CGFloat
    var tracks: [GridTrack.Resolved]
  }

  final func across(length: CGFloat) -> Across {
    guard let tracks = configuration.tracks else {
      let track = GridTrack.Resolved(offset: 0, length: length, alignment: configuration.alignment)
      return Across(length: length, tracks: [track])
    }
    let resolved = LazyGridTracks(
      tracks,
      length: length,
      across: axis.other,
      alignment: configuration.alignment
    )
    return Across(length: length, tracks: resolved.tracks)
  }

  /// The length across that the container takes of a proposal.
  ///
  /// Source: layout-rules C6, R7, Z7; behaviours fact 38 for stacks to which nothing is proposed.
  final func acrossLength(proposed: CGFloat?) -> CGFloat {
    if let tracks = configuration.tracks {
      return LazyGridTracks.length(tracks, proposed: proposed)
    }
    if let proposed { return proposed }
    if let idealAcross { return idealAcross }
    let ideal = content.count > 0 ? cell(0).measure(.unspecified)[axis.other] : 0
    idealAcross = ideal
    return ideal
  }

  // MARK: - Lines

  final func makeMap(perLine: Int) -> LineMap {
    guard configuration.tracks != nil || !configuration.pinnedViews.isEmpty else {
      return LineMap(elementCount: content.count, perLine: perLine)
    }
    if sections == nil {
      sections = content.observe().sections(of: content).map { ($0.header, $0.content, $0.footer) }
    }
    return LineMap(sections: sections ?? [], perLine: perLine)
  }

  /// What is proposed to the elements on a line, in order.
  final func proposals(
    _ line: Int,
    _ map: LineMap,
    _ across: Across
  ) -> (elements: Range<Int>, tracks: ArraySlice<GridTrack.Resolved>) {
    let block = map.blocks[map.blockIndex(ofLine: line)]
    let elements = map.elements(ofLine: line)
    guard block.kind == .content else {
      let track = GridTrack.Resolved(
        offset: 0,
        length: across.length,
        alignment: configuration.alignment
      )
      return (elements, [track])
    }
    return (elements, across.tracks.prefix(elements.count))
  }

  /// The length of a line: that of its longest element.
  final func measure(_ line: Int, _ map: LineMap, _ across: Across) -> CGFloat {
    let (elements, tracks) = proposals(line, map, across)
    var length: CGFloat = 0
    for (element, track) in zip(elements, tracks) {
      let proposal = ProposedViewSize(axis, major: nil, minor: track.length)
      length = max(length, cell(element).measure(proposal)[axis])
    }
    return length.isFinite ? length : 0
  }

  /// Notes the lengths of lines that are mounted as a whole; they may have changed.
  final func measureMountedLines(_ map: LineMap, _ across: Across) {
    var measured: [(line: Int, length: CGFloat)] = []
    var seen = -1
    for index in cells.keys.sorted() where index < map.elementCount {
      let line = map.line(ofElement: index)
      guard line != seen else { continue }
      seen = line
      if map.elements(ofLine: line).allSatisfy({ cells[$0] != nil }) {
        measured.append((line, measure(line, map, across)))
      }
    }
    solver.note(measured, gap: gap(after:))
  }

  /// The distance between a line of a stack and the next, which are mounted both; nil where all are the same.
  final func gap(after line: Int) -> CGFloat? {
    guard configuration.lineSpacing == nil, let first = cells[line]?.node,
      let second = cells[line + 1]?.node
    else { return nil }
    return Self.legal(first.viewSpacing.distance(to: second.viewSpacing, along: axis))
  }

  private static func legal(_ gap: CGFloat) -> CGFloat {
    gap.isFinite ? gap : ViewSpacing.defaultDistance
  }

  // MARK: - Size

  /// The size that the container takes: the lengths of all lines, measured or guessed.
  final func sizeOfLines(_ proposal: ProposedViewSize) -> CGSize {
    let mountedCount = cells.count
    // What is mounted to be measured alone is let go by a layout, which need not follow: the container may come out
    // as large as it was.
    defer { if cells.count > mountedCount { invalidatePlacement() } }
    let length = acrossLength(proposed: proposal[axis.other])
    let across = across(length: length)
    let map = makeMap(perLine: across.tracks.count)
    guard map.lineCount > 0 else { return CGSize(axis, major: 0, minor: length) }
    if length == acrossLength {
      solver.use(map)
      measureMountedLines(map, across)
      if solver.knowsLengths {
        return CGSize(axis, major: solver.lengths.total, minor: length)
      }
    }
    // Nothing is known for that length: one line stands for all.
    let guess = guessedLength(map, across)
    let guessed = LineLengths(
      count: map.lineCount,
      spacing: configuration.lineSpacing,
      fallback: guess.length,
      fallbackGap: guess.gap
    )
    return CGSize(axis, major: guessed.total, minor: length)
  }

  /// The length of one line, that others are guessed to have as well, and its distance to its like.
  final func guessedLength(
    _ map: LineMap,
    _ across: Across
  ) -> (length: CGFloat, gap: CGFloat) {
    if let guess, guess.across == across.length { return (guess.length, guess.gap) }
    let line =
      solver.visibleLines.isEmpty ? 0 : min(solver.visibleLines.lowerBound, map.lineCount - 1)
    let length = measure(line, map, across)
    var gap = configuration.lineSpacing ?? ViewSpacing.defaultDistance
    if configuration.lineSpacing == nil, let spacing = cells[line]?.node.viewSpacing {
      gap = Self.legal(spacing.distance(to: spacing, along: axis))
    }
    guess = (across.length, length, gap)
    return (length, gap)
  }
}
