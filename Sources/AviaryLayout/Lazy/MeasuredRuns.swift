import Foundation

/// Numbers that were measured, by the line they are of: lengths of lines, or distances between them.
///
/// Neighbours with equal numbers are held as one run, so the memory does not depend on the number of lines.
struct MeasuredRuns {
  typealias Run = LineLengths.Run

  /// The measured lines, in order; runs neither overlap nor touch with equal numbers.
  private(set) var runs: [Run] = []

  /// For each run, the number of measured lines before it and the sum of their numbers; nil when out of date.
  private var sums: [(count: Int, length: CGFloat)]?

  /// The number of a line, or nil while it was not measured.
  func known(_ line: Int) -> CGFloat? {
    guard let index = runIndex(atOrBefore: line), line < runs[index].end else { return nil }
    return runs[index].length
  }

  /// Notes a line's measured number.
  ///
  /// - Complexity: O(1) at the end of the measured lines, O(runs) in between.
  mutating func set(_ line: Int, _ length: CGFloat) {
    var index = runIndex(atOrBefore: line)
    if let at = index, line < runs[at].end {
      if runs[at].length == length { return }
      index = split(at, removing: line)
    }
    sums = nil
    insert(line, length, after: index)
  }

  /// Forgets all of them.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    sums = nil
  }

  /// Brings the sums up to date, before positions are asked for.
  mutating func prepare() {
    if sums == nil { sums = computedSums() }
  }

  /// The mean of what was measured; nil where nothing was.
  var mean: CGFloat? {
    let (count, length) = (sums ?? computedSums())[runs.count]
    return count == 0 ? nil : length / CGFloat(count)
  }

  /// How many of the lines before one were measured, and the sum of their numbers.
  func sum(before line: Int) -> (count: Int, length: CGFloat) {
    guard let index = runIndex(atOrBefore: line) else { return (0, 0) }
    let sums = sums ?? computedSums()
    let inside = min(line - runs[index].start, runs[index].count)
    return (sums[index].count + inside, sums[index].length + CGFloat(inside) * runs[index].length)
  }

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
}
