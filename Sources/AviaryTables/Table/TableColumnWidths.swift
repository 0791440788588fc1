import Foundation

/// Shares the width of a table out among its columns.
enum TableColumnWidths {
  /// The widths of columns in a space that they share, all in points.
  ///
  /// Columns have what a person gave them, or else their ideal width. What is left goes first to columns without an
  /// ideal width, evenly, and then to all that may be wider. Where there is too little, columns give way evenly,
  /// down to their least widths; where these need more than the space, the columns reach beyond it.
  ///
  /// - Parameters:
  ///   - chosen: What a person gave each column; nil for those that nobody touched.
  ///   - space: Without the distances between columns. Below zero, or not finite, it counts as zero.
  /// - Returns: One width for each column, in order.
  static func widths(
    _ columns: [TableColumnWidth],
    chosen: [CGFloat?],
    in space: CGFloat
  ) -> [CGFloat] {
    let space = space.isFinite ? max(0, space) : 0
    var widths: [CGFloat] = []
    var open: [Int] = []
    for (index, column) in columns.enumerated() {
      let given = chosen.indices.contains(index) ? chosen[index] : nil
      widths.append(column.clamped(given ?? column.ideal ?? column.least))
      if given == nil, !column.isFixed { open.append(index) }
    }
    let rest = space - widths.reduce(0, +)
    if rest > 0 {
      // Evenly means that they are as wide as each other, not that they grow by the same.
      let shared = open.filter { columns[$0].ideal == nil }
      level(&widths, shared, columns, by: rest)
      let left = space - widths.reduce(0, +)
      if left > 0 { grow(&widths, open, columns, by: left) }
    } else if rest < 0 {
      shrink(&widths, open, columns, by: -rest)
    }
    return widths
  }

  /// Widens the narrowest, until all are as wide or as they may be.
  private static func level(
    _ widths: inout [CGFloat],
    _ open: [Int],
    _ columns: [TableColumnWidth],
    by rest: CGFloat
  ) {
    guard !open.isEmpty else { return }
    let total = open.reduce(rest) { $0 + widths[$1] }
    var (least, greatest) = (CGFloat(0), total)
    func width(_ index: Int, at level: CGFloat) -> CGFloat {
      min(max(level, widths[index]), columns[index].greatest)
    }
    // Halving finds the level exactly enough: far below a pixel.
    for _ in 0..<60 {
      let middle = (least + greatest) / 2
      let sum = open.reduce(0) { $0 + width($1, at: middle) }
      if sum > total { greatest = middle } else { least = middle }
    }
    for index in open { widths[index] = width(index, at: least) }
  }

  /// Widens all by the same, as far as they may.
  private static func grow(
    _ widths: inout [CGFloat],
    _ open: [Int],
    _ columns: [TableColumnWidth],
    by rest: CGFloat
  ) {
    var rest = rest
    for _ in open {
      let growing = open.filter { widths[$0] < columns[$0].greatest }
      guard rest > 0.001, !growing.isEmpty else { return }
      let share = rest / CGFloat(growing.count)
      for index in growing {
        let width = min(widths[index] + share, columns[index].greatest)
        rest -= width - widths[index]
        widths[index] = width
      }
    }
  }

  /// Narrows all by the same, as far as they may.
  private static func shrink(
    _ widths: inout [CGFloat],
    _ open: [Int],
    _ columns: [TableColumnWidth],
    by rest: CGFloat
  ) {
    var rest = rest
    for _ in open {
      let giving = open.filter { widths[$0] > columns[$0].least }
      guard rest > 0.001, !giving.isEmpty else { return }
      let share = rest / CGFloat(giving.count)
      for index in giving {
        let width = max(widths[index] - share, columns[index].least)
        rest -= widths[index] - width
        widths[index] = width
      }
    }
  }
}
