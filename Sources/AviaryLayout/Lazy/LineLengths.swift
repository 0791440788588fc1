package import Foundation

/// What is known of the lengths of a lazy container's lines, and guessed of the others.
///
/// Lines are numbered from zero; lengths and positions are points along the container's axis. Lines that were
/// never measured count as the mean of those that were, and so do distances between them. Neighbours of equal
/// length are held as one run, so the memory does not depend on the number of lines.
///
/// - SeeAlso: behaviours fact 38: the length off screen is the mean of placed sizes times what remains.
package struct LineLengths {
  /// Measured lines of one length, one after another.
  package struct Run: Equatable {
    package var start: Int
    package var count: Int
    package var length: CGFloat

    package var end: Int { start + count }
  }

  /// The number of lines.
  package private(set) var count: Int

  /// The distance between lines; nil where each pair of neighbours has its own.
  package var spacing: CGFloat?

  private var lengths = MeasuredRuns()

  /// The distances behind lines that are known, where each pair of neighbours has its own.
  private var gaps = MeasuredRuns()

  /// What lines count as while none is measured.
  private var fallback: CGFloat

  /// What distances count as while none is known.
  private var fallbackGap: CGFloat = 0

  package init(count: Int, spacing: CGFloat?, fallback: CGFloat = 0, fallbackGap: CGFloat = 0) {
    self.count = count
    self.spacing = spacing
    self.fallback = fallback
    self.fallbackGap = fallbackGap
  }

  // MARK: - What is known

  /// The measured lines, in order; runs neither overlap nor touch with equal lengths.
  package var runs: [Run] { lengths.runs }

  /// The length of a line, or nil while it was not measured.
  package func known(_ line: Int) -> CGFloat? { lengths.known(line) }

  /// Notes a line's measured length.
  ///
  /// - Complexity: O(1) at the end of the measured lines, O(runs) in between.
  package mutating func set(_ line: Int, _ length: CGFloat) { lengths.set(line, length) }

  /// Notes the distance between a line and the next; without effect where all distances are the same.
  package mutating func setGap(after line: Int, _ length: CGFloat) {
    if spacing == nil { gaps.set(line, length) }
  }

  /// Forgets all measured lengths and distances; their means stay as what lines count as.
  package mutating func forget(count: Int) {
    fallback = mean
    fallbackGap = meanGap
    self.count = count
    lengths.removeAll()
    gaps.removeAll()
  }

  /// Says what lines, and distances between them, count as while none is measured.
  package mutating func assume(_ length: CGFloat, gap: CGFloat? = nil) {
    fallback = length
    if let gap { fallbackGap = gap }
  }

  // MARK: - Positions

  /// Brings the sums up to date, before positions are asked for.
  package mutating func prepare() {
    lengths.prepare()
    gaps.prepare()
  }

  /// What a line counts as that was not measured: the mean of those that were.
  package var mean: CGFloat { lengths.mean ?? fallback }

  /// What a distance counts as that is not known: the mean of those that are.
  private var meanGap: CGFloat { spacing ?? gaps.mean ?? fallbackGap }

  /// The distance between a line and the next, known or guessed.
  package func gap(after line: Int) -> CGFloat { spacing ?? gaps.known(line) ?? meanGap }

  /// Where a line starts; for `count`, where one more line would.
  package func position(of line: Int) -> CGFloat {
    let known = lengths.sum(before: line)
    let place = known.length + CGFloat(line - known.count) * mean
    if let spacing { return place + CGFloat(line) * spacing }
    let apart = gaps.sum(before: line)
    return place + (apart.length + CGFloat(line - apart.count) * meanGap)
  }

  /// Where a line ends.
  package func end(of line: Int) -> CGFloat { position(of: line) + length(of: line) }

  /// The length of a line, measured or guessed.
  package func length(of line: Int) -> CGFloat { known(line) ?? mean }

  /// The length of all lines with what is between them.
  package var total: CGFloat {
    if count == 0 { return 0 }
    return max(0, spacing.map { position(of: count) - $0 } ?? end(of: count - 1))
  }

  /// The line that holds a position, or the one before the gap that does; clamped to the lines there are.
  ///
  /// - Complexity: O(log *runs*), once ``prepare()`` has run; O(log *count* log *runs*) where distances differ.
  package func line(at position: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    guard let spacing else { return lastLine(notAfter: position) }
    // The last run that starts at the position or before it.
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if self.position(of: runs[middle].start) <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low == 0 {
      let limit = runs.first?.start ?? count
      return step(from: 0, at: 0, pitch: mean + spacing, to: position, limit: limit)
    }
    let run = runs[low - 1]
    let inside = step(
      from: run.start,
      at: self.position(of: run.start),
      pitch: run.length + spacing,
      to: position,
      limit: run.end + 1
    )
    if inside < run.end || run.end >= count { return min(inside, count - 1) }
    let limit = low < runs.count ? runs[low].start : count
    if limit == run.end { return run.end - 1 }
    return step(
      from: run.end,
      at: self.position(of: run.end),
      pitch: mean + spacing,
      to: position,
      limit: limit
    )
  }

  /// The last line that starts at a position or before it, the first one where none does.
  private func lastLine(notAfter position: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.position(of: middle) <= position { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The line at a position among lines of one pitch, from `start` up to but not including `limit`.
  private func step(
    from start: Int,
    at origin: CGFloat,
    pitch: CGFloat,
    to position: CGFloat,
    limit: Int
  ) -> Int {
    guard pitch > 0, position > origin else { return start }
    let steps = ((position - origin) / pitch).rounded(.down)
    guard steps < CGFloat(limit - 1 - start) else { return max(start, limit - 1) }
    return start + Int(steps)
  }
}
