import Foundation

/// How long the panes of a split view are along its axis, in points.
///
/// Panes begin with what they want; what is left over, or missing, is shared by those that can take it. Once a person
/// has dragged a line, the lengths stay as they are, and the last panes make up for a change of the whole.
struct PaneLengths: Equatable {
  /// How short and how long a pane can be; the greatest may be infinite.
  struct Range: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var greatest: CGFloat

    init(least: CGFloat, ideal: CGFloat, greatest: CGFloat) {
      self.least = max(least, 0)
      self.greatest = max(greatest, self.least)
      self.ideal = min(max(ideal, self.least), self.greatest)
    }

    func clamped(_ length: CGFloat) -> CGFloat { min(max(length, least), greatest) }
  }

  /// The lengths of panes in a space that they share.
  ///
  /// - Parameters:
  ///   - chosen: The lengths after a person has dragged a line; nil before.
  ///   - space: Without lines. Where it is less than the panes need, they reach beyond it.
  static func lengths(_ ranges: [Range], chosen: [CGFloat]?, in space: CGFloat) -> [CGFloat] {
    guard !ranges.isEmpty else { return [] }
    if let chosen, chosen.count == ranges.count {
      var lengths = zip(ranges, chosen).map { $0.clamped($1) }
      var rest = space - lengths.reduce(0, +)
      for index in lengths.indices.reversed() where abs(rest) > 1e-6 {
        let changed = ranges[index].clamped(lengths[index] + rest)
        rest -= changed - lengths[index]
        lengths[index] = changed
      }
      return lengths
    }
    return shared(ranges, space)
  }

  /// Gives each pane what it wants, and shares out the rest evenly among those that can change.
  private static func shared(_ ranges: [Range], _ space: CGFloat) -> [CGFloat] {
    var lengths = ranges.map(\.ideal)
    // Panes that grow without end share the space evenly, whatever they begin with.
    for index in lengths.indices where ranges[index].greatest == .infinity {
      lengths[index] = ranges[index].least
    }
    for _ in ranges {
      let rest = space - lengths.reduce(0, +)
      guard abs(rest) > 1e-6 else { break }
      let open = lengths.indices.filter {
        rest > 0 ? lengths[$0] < ranges[$0].greatest : lengths[$0] > ranges[$0].least
      }
      guard !open.isEmpty else { break }
      // The shortest grow first, until they are as long as the others.
      if rest > 0 {
        fill(&lengths, open, ranges, by: rest)
      } else {
        let share = rest / CGFloat(open.count)
        for index in open { lengths[index] = ranges[index].clamped(lengths[index] + share) }
      }
    }
    return lengths
  }

  private static func fill(
    _ lengths: inout [CGFloat],
    _ open: [Int],
    _ ranges: [Range],
    by rest: CGFloat
  ) {
    let endless = open.filter { ranges[$0].greatest == .infinity }
    let growing = endless.isEmpty ? open : endless
    var level = (growing.map { lengths[$0] }.reduce(0, +) + rest) / CGFloat(growing.count)
    var taking = growing
    // Who is longer than the level already keeps its length.
    while let longer = taking.first(where: { lengths[$0] > level }), taking.count > 1 {
      taking.removeAll { $0 == longer }
      level = (taking.map { lengths[$0] }.reduce(0, +) + rest) / CGFloat(taking.count)
    }
    for index in taking { lengths[index] = ranges[index].clamped(level) }
  }

  /// The lengths after a line is moved.
  ///
  /// - Parameters:
  ///   - line: That after the pane of this number.
  ///   - distance: From where it was when `lengths` were.
  static func dragged(
    _ lengths: [CGFloat],
    _ ranges: [Range],
    line: Int,
    by distance: CGFloat
  ) -> [CGFloat] {
    guard lengths.indices.contains(line + 1), ranges.count == lengths.count else { return lengths }
    var lengths = lengths
    let (before, after) = (ranges[line], ranges[line + 1])
    let least = max(before.least - lengths[line], lengths[line + 1] - after.greatest)
    let greatest = min(before.greatest - lengths[line], lengths[line + 1] - after.least)
    let moved = min(max(distance, min(least, 0)), max(greatest, 0))
    lengths[line] += moved
    lengths[line + 1] -= moved
    return lengths
  }
}
