package import Foundation

/// Finds out which lines of a lazy container are visible, and where each of them goes.
///
/// It knows how elements stand in lines, what was measured of them and which lines were visible last, and nothing
/// of views: who owns it measures. Of lines that were never measured the mean of the others is assumed, so lines that
/// turn out longer or shorter would push what is visible away. The line from which a solution starts therefore
/// stays where it is seen, and the solution tells by how much the scroll view around has to be moved along.
///
/// Lengths and positions are points along the container's axis, logical, in the container's own space.
///
/// - SeeAlso: Documentation/Behaviours/lazy.md; behaviours facts 37 to 43; layout-rules C6 to C8, R, Z5, Z7.
package struct LazyLayoutSolver {
  /// A line and where it lies.
  package struct Line: Equatable, Sendable {
    package let line: Int
    package let position: CGFloat
    package let length: CGFloat

    package init(line: Int, position: CGFloat, length: CGFloat) {
      self.line = line
      self.position = position
      self.length = length
    }

    package var end: CGFloat { position + length }

    /// Whether the line, if only as a point, does not end before a position.
    func reaches(_ start: CGFloat) -> Bool { end > start || (length == 0 && position >= start) }
  }

  /// A line, and how far behind the start of what is visible it begins: negative where it begins before.
  package struct Anchor: Equatable, Sendable {
    package let line: Int
    package let distance: CGFloat

    package init(line: Int, distance: CGFloat) {
      self.line = line
      self.distance = distance
    }
  }

  /// What is visible, and where it goes.
  package struct Solution {
    /// The lines visible, in order, where they lie apart from pinning.
    package var visible: [Line] = []
    /// The lines of headers and footers that stick to an edge, where they stick; they may be visible lines too.
    package var pinned: [Line] = []
    /// What is visible once the scroll view around has moved along.
    package var visibleRange: VisibleRange
    /// How far the scroll view has to move along, so that what is visible stays.
    package var shift: CGFloat = 0
    /// The first line visible, which is to stay should lines before it come or go.
    ///
    /// nil while the start of the container is visible: that is what stays then.
    package var first: Anchor?
  }

  /// How elements stand in lines; nil while that is not known, after they have changed.
  package private(set) var map: LineMap?

  /// What is known of the lengths of lines.
  package private(set) var lengths: LineLengths

  /// The lines visible in the last solution; empty where none was.
  package private(set) var visibleLines = 0..<0

  /// Whether headers of sections stick to the start of what is visible.
  package var pinsHeaders = false

  /// Whether footers of sections stick to the end of what is visible.
  package var pinsFooters = false

  /// Knows of no lines.
  ///
  /// - Parameter spacing: The distance between lines; nil where each pair of neighbours has its own.
  package init(spacing: CGFloat?) { lengths = LineLengths(count: 0, spacing: spacing) }

  // MARK: - What is known

  /// The distance between lines; nil where each pair of neighbours has its own.
  ///
  /// Another one forgets what is known of lines.
  package var spacing: CGFloat? {
    get { lengths.spacing }
    set {
      forget()
      lengths.spacing = newValue
    }
  }

  /// Forgets how elements stand in lines and how long lines are; the mean stays as a guess.
  package mutating func forget() {
    map = nil
    lengths.forget(count: 0)
  }

  /// Says how elements stand in lines; another number of lines forgets how long they are.
  package mutating func use(_ map: LineMap) {
    self.map = map
    if lengths.count != map.lineCount { lengths.forget(count: map.lineCount) }
  }

  /// Forgets how long lines are, as for another length across; the mean stays as a guess.
  package mutating func forgetLengths(count: Int) { lengths.forget(count: count) }

  /// Whether any line was measured.
  package var knowsLengths: Bool { !lengths.runs.isEmpty }

  /// Says what lines, and distances between them, count as while none is measured.
  package mutating func assume(_ length: CGFloat, gap: CGFloat? = nil) {
    lengths.assume(length, gap: gap)
  }

  /// Notes the lengths of lines that were measured for another reason than a solution.
  ///
  /// - Parameters:
  ///   - measured: The lines, in order.
  ///   - gap: Answers the distance between a line and the next, both of which are measured.
  package mutating func note(
    _ measured: [(line: Int, length: CGFloat)],
    gap: (Int) -> CGFloat? = { _ in nil }
  ) {
    for (line, length) in measured { lengths.set(line, length) }
    for (line, next) in zip(measured, measured.dropFirst()) where line.line + 1 == next.line {
      if let gap = gap(line.line) { lengths.setGap(after: line.line, gap) }
    }
    lengths.prepare()
  }

  // MARK: - Solving

  /// Finds out what is visible.
  ///
  /// - Parameters:
  ///   - visibleRange: What is visible before anything is moved along.
  ///   - kept: The line that has to stay at its distance from the start of what is visible, wherever that takes the
  ///     scroll view; nil where a visible line stays where it lies.
  ///   - measure: Answers the length of a line, not negative and finite. Called once for each line visible, and for
  ///     headers and footers that may stick to an edge.
  ///   - gap: Answers the distance between a line and the next, which were measured both; nil where the distance
  ///     of all lines is the same.
  /// - Returns: What is visible and where it goes; nothing where no line is known.
  /// - Complexity: As many measurements as lines are visible, and two searches in what is known of lengths.
  package mutating func solve(
    in visibleRange: VisibleRange,
    keeping kept: Anchor?,
    measure: (Int) -> CGFloat,
    gap: (Int) -> CGFloat? = { _ in nil }
  ) -> Solution {
    guard let map, map.lineCount > 0 else {
      visibleLines = 0..<0
      return Solution(visibleRange: visibleRange)
    }

    // 1. The line that stays where it is, and what is visible if it does.
    lengths.prepare()
    let start = kept?.line ?? startingLine(map, visibleRange)
    let position = lengths.position(of: start)
    let wantedShift = kept.map { position - $0.distance - visibleRange.start } ?? 0
    let wanted = kept == nil ? visibleRange : visibleRange.moved(by: wantedShift)

    // 2. The visible lines, measured from there on in both directions.
    let measured = measureLines(map, from: start, at: position, in: wanted, measure, gap)
    let visible = measured.filter { $0.position < wanted.end && $0.reaches(wanted.start) }
    visibleLines = visible.isEmpty ? 0..<0 : visible[0].line..<visible[visible.count - 1].line + 1

    // 3. Where they lie, now that their lengths count for the mean as well.
    note(measured.map { ($0.line, $0.length) }, gap: gap)
    let drift = lengths.position(of: start) - position
    var solution = Solution(visibleRange: wanted.moved(by: drift))
    solution.shift = wantedShift + drift

    // 4. Headers and footers that stick to an edge. To measure them may move the lines once more.
    solution.pinned = pinnedLines(map, solution.visibleRange, measure)
    solution.visible = visible.map {
      Line(line: $0.line, position: lengths.position(of: $0.line), length: $0.length)
    }
    solution.first = firstVisible(solution)
    return solution
  }

  /// The line from which lines are measured: it stays where it lies.
  private func startingLine(_ map: LineMap, _ visibleRange: VisibleRange) -> Int {
    // While the start of the container is visible, it is what stays.
    if visibleRange.start <= 0 { return 0 }
    for line in visibleLines where line < map.lineCount {
      let position = lengths.position(of: line)
      if position < visibleRange.end, position + lengths.length(of: line) > visibleRange.start {
        return line
      }
    }
    return lengths.line(at: visibleRange.start)
  }

  /// Measures the lines that are visible where a line lies at a position, and that line.
  private func measureLines(
    _ map: LineMap,
    from start: Int,
    at position: CGFloat,
    in visibleRange: VisibleRange,
    _ measure: (Int) -> CGFloat,
    _ gap: (Int) -> CGFloat?
  ) -> [Line] {
    guard !visibleRange.isEmpty else { return [] }
    var after: [Line] = []
    var place = position
    var line = start
    // Where a line begins is known for sure once it and the one before are measured.
    while line < map.lineCount, place < visibleRange.end {
      let length = measure(line)
      if let last = after.last, let gap = gap(last.line) { place = last.end + gap }
      after.append(Line(line: line, position: place, length: length))
      place += length + lengths.gap(after: line)
      line += 1
    }
    var before: [Line] = []
    line = start - 1
    var next = position
    while line >= 0, next - lengths.gap(after: line) > visibleRange.start {
      let length = measure(line)
      next -= (gap(line) ?? lengths.gap(after: line)) + length
      before.append(Line(line: line, position: next, length: length))
      line -= 1
    }
    return before.reversed() + after
  }

  private func firstVisible(_ solution: Solution) -> Anchor? {
    let start = solution.visibleRange.start
    // While the start of the container is visible, it is what stays.
    guard start > 0, let line = solution.visible.first(where: { $0.end > start }) else {
      return nil
    }
    return Anchor(line: line.line, distance: line.position - start)
  }
}
