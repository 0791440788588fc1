import AviaryEngine
import Foundation

/// Where the columns of a table are that it shows.
struct TableArrangement: Equatable {
  /// A column, in points from the leading edge of the columns.
  struct Column: Equatable, Identifiable {
    let id: TableColumnID
    /// Its number among the columns as they were written.
    let index: Int
    let start: CGFloat
    let width: CGFloat
    /// The part of the free width that is before a cell, 0 to 1.
    let share: CGFloat
    /// Whether it is the first that is shown.
    let isFirst: Bool

    var end: CGFloat { start + width }
  }

  var columns: [Column] = []
  /// The width of all columns with what is around them, in points.
  var width: CGFloat = 0
  /// Which of the columns can be seen; the others have no cells.
  var sight: Range<Int> = 0..<0
  /// How far the first column stands in for arrows that unfold rows, in points.
  var inset: CGFloat = 0

  var columnsInSight: ArraySlice<Column> { columns[sight.clamped(to: 0..<columns.count)] }

  /// Arranges columns in a space.
  ///
  /// - Parameters:
  ///   - shown: The columns that are shown, in their order, with their numbers as they were written.
  ///   - chosen: Widths that a person gave columns, in points.
  ///   - space: The width of the table, in points.
  ///   - edge: Before the first column and after the last, in points.
  init(
    _ shown: [(index: Int, column: TableColumnEntry)],
    chosen: (TableColumnEntry) -> CGFloat?,
    in space: CGFloat,
    edge: CGFloat
  ) {
    let spacing = TableTheme.columnSpacing
    let gaps = edge * 2 + spacing * CGFloat(max(0, shown.count - 1))
    let widths = TableColumnWidths.widths(
      shown.map(\.column.width),
      chosen: shown.map { chosen($0.column) },
      in: space - gaps
    )
    var start = edge
    for ((index, column), width) in zip(shown, widths) {
      columns.append(
        Column(
          id: column.id,
          index: index,
          start: start,
          width: width,
          share: column.alignment.share,
          isFirst: columns.isEmpty
        )
      )
      start += width + spacing
    }
    width = (columns.last?.end ?? edge) + edge
    sight = 0..<columns.count
  }

  init() {}

  /// The columns that lie in a part of the width, in points, of which there are some.
  func columns(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = columns.firstIndex { $0.end + TableTheme.columnSpacing > start } ?? columns.count
    let last = columns.lastIndex { $0.start - TableTheme.columnSpacing < end } ?? -1
    return first <= last ? first..<last + 1 : 0..<min(1, columns.count)
  }

  /// Between which columns something is dropped: the number of the column that it comes before.
  func dropIndex(at place: CGFloat) -> Int {
    columns.firstIndex { place < $0.start + $0.width / 2 } ?? columns.count
  }
}

private enum TableArrangementKey: EnvironmentKey {
  static var defaultValue: TableArrangement { TableArrangement() }
}

/// The columns of a table, as they were written.
struct TableColumnsValue {
  let entries: [TableColumnEntry]
}

private enum TableColumnsKey: EnvironmentKey {
  static var defaultValue: TableColumnsValue { TableColumnsValue(entries: []) }
}

extension EnvironmentValues {
  /// Where the columns of the table around are.
  var tableArrangement: TableArrangement {
    get { self[TableArrangementKey.self] }
    set { self[TableArrangementKey.self] = newValue }
  }

  /// The columns of the table around.
  var tableColumns: TableColumnsValue {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
