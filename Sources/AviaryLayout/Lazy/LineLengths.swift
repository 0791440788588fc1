package import Foundation

/// What is known of the lengths of a lazy container's lines, and guessed of the others.
///
/// Lines are numbered from zero; lengths and positions are points along the container's axis. Lines that were
/// never measured count as the mean of those that were. Neighbours of equal length are held as one run, so the
/// memory does not depend on the number of lines.
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

  /// The distance between lines.
  package var spacing: CGFloat

  /// The measured lines, in order; runs neither overlap nor touch with equal lengths.
  package private(set) var runs: [Run] = []

  /// What lines count as while none is measured.
  private var fallback: CGFloat

  /// For each run, the number of measured lines before it and the sum of their lengths; nil when out of date.
  private var sums: [(count: Int, length: CGFloat)]?

  package init(count: Int, spacing: CGFloat, fallback: CGFloat = 0) {
    self.count = count
    self.spacing = spacing
    self.fallback = fallback
  }

  // MARK: - What is known

  /// The length of a line, or nil while it was not measured.
  package func known(_ line: Int) -> CGFloat? {
    guard let index = runIndex(atOrBefore: line), line < runs[index].end else { return nil }
    return runs[index].length
  }

  /// Notes a line's measured length.
  ///
  /// - Complexity: O(1) at the end of the measured lines, O(runs) in between.
  package mutating func set(_ line: Int, _ length: CGFloat) {
    var index = runIndex(atOrBefore: line)
    if let at = index, line < runs[at].end {
      if runs[at].length == length { return }
      index = split(at, removing: line)
    }
    sums = nil
    insert(line, length, after: index)
  }

  /// Forgets all measured lengths; their mean stays as what lines count as.
  package mutating func forget(count: Int) {
    fallback = mean
    self.count = count
    runs.removeAll(keepingCapacity: true)
    sums = nil
  }

  /// Says what lines count as while none is measured.
  package mutating func assume(_ length: CGFloat) { fallback = length }

  /// The last run that starts at a line or before it.
  private func runIndex(atOrBefore line: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// Takes a line out of its run.
  ///
  /// - Returns: The last run before the line.
  private mutating func split(_ index: Int, removing line: Int) -> Int? {
    let run = runs[index]
    var parts: [Run] = []
    if line > run.start {
      parts.append(Run(start: run.start, count: line - run.start, length: run.length))
    }
    if line + 1 < run.end {
      parts.append(Run(start: line + 1, count: run.end - line - 1, length: run.length))
    }
    runs.replaceSubrange(index...index, with: parts)
    if line > run.start { return index }
    return index == 0 ? nil : index - 1
  }

  /// Adds a line that is in no run.
  private mutating func insert(_ line: Int, _ length: CGFloat, after index: Int?) {
    let next = (index ?? -1) + 1
    let joinsBefore = index.map { runs[$0].end == line && runs[$0].length == length } ?? false
    let joinsAfter =
      next < runs.count && runs[next].start == line + 1 && runs[next].length == length
    switch (joinsBefore, joinsAfter) {
    case (true, true):
      runs[next - 1].count += 1 + runs[next].count
      runs.remove(at: next)
    case (true, false):
      runs[next - 1].count += 1
    case (false, true):
      runs[next].start -= 1
      runs[next].count += 1
    case (false, false):
      runs.insert(Run(start: line, count: 1, length: length), at: next)
    }
  }

  // MARK: - Positions

  private func computedSums() -> [(count: Int, length: CGFloat)] {
    var result: [(count: Int, length: CGFloat)] = []
    result.reserveCapacity(runs.count + 1)
    var count = 0
    var length: CGFloat = 0
    for run in runs {
      result.append((count, length))
      count += run.count
      length += CGFloat(run.count) * run.length
    }
    result.append((count, length))
    return result
  }

  /// Brings the sums up to date, before positions are asked for.
  package mutating func prepare() {
    if sums == nil { sums = computedSums() }
  }

  /// What a line counts as that was not measured: the mean of those that were.
  package var mean: CGFloat {
    let (count, length) = (sums ?? computedSums())[runs.count]
    return count == 0 ? fallback : length / CGFloat(count)
  }

  /// Where a line starts; for `count`, where one more line would.
  package func position(of line: Int) -> CGFloat {
    let sums = sums ?? computedSums()
    var known = (count: 0, length: CGFloat(0))
    if let index = runIndex(atOrBefore: line) {
      let inside = min(line - runs[index].start, runs[index].count)
      known = (
        sums[index].count + inside, sums[index].length + CGFloat(inside) * runs[index].length
      )
    }
    let guessed = line - known.count
    return known.length + CGFloat(guessed) * mean + CGFloat(line) * spacing
  }

  /// Where a line ends.
  package func end(of line: Int) -> CGFloat { position(of: line) + length(of: line) }

  /// The length of a line, measured or guessed.
  package func length(of line: Int) -> CGFloat { known(line) ?? mean }

  /// The length of all lines with what is between them.
  package var total: CGFloat { count == 0 ? 0 : max(0, position(of: count) - spacing) }

  /// The line that holds a position, or the one before the gap that does; clamped to the lines there are.
  ///
  /// - Complexity: O(log *runs*), once ``prepare()`` has run.
  package func line(at position: CGFloat) -> Int {
    guard count > 0 else { return 0 }
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
