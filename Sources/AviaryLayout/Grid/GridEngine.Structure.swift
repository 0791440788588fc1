import AviaryGeometry
import Foundation

extension GridEngine {
  /// The rows of a grid and what follows from them before anything is measured.
  package struct Structure {
    /// The cells, row by row.
    package let rows: [[GridCell]]

    /// The greatest number of columns that any row covers; one if no cell is in a row.
    package let columnCount: Int

    /// Each column's alignment, where one of its cells sets one; the first one counts.
    let columnAlignments: [HorizontalAlignment?]

    /// The distances between neighbouring columns.
    let columnGaps: [CGFloat]

    /// The distances between neighbouring rows.
    let rowGaps: [CGFloat]
  }

  /// Step 1: reads rows, spans and spacings.
  ///
  /// - Parameter rows: The grid's rows, from top to bottom.
  /// - SeeAlso: layout-rules D1, D2, D6.
  package func structure(_ rows: [GridRowContent]) -> Structure {
    let columnCount = max(1, rows.map(\.columnCount).max() ?? 0)
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    let placed = rows.map { row in
      var column = 0
      return row.cells.map { cell in
        var cell = cell
        cell.column = column
        if row.isSpanningAll { cell.columnSpan = columnCount }
        column += cell.columnSpan
        if cell.columnSpan == 1, alignments[cell.column] == nil {
          alignments[cell.column] = cell.columnAlignment
        }
        return cell
      }
    }
    return Structure(
      rows: placed,
      columnCount: columnCount,
      columnAlignments: alignments,
      columnGaps: columnGaps(placed, columnCount),
      rowGaps: rowGaps(placed, columnCount)
    )
  }

  /// The distances between columns: the greatest between neighbours in any row.
  ///
  /// Source: layout-rules D7.
  private func columnGaps(_ rows: [[GridCell]], _ columnCount: Int) -> [CGFloat] {
    if let horizontalSpacing {
      return Array(repeating: horizontalSpacing, count: columnCount - 1)
    }
    var gaps = [CGFloat?](repeating: nil, count: columnCount - 1)
    for row in rows {
      for (cell, next) in zip(row, row.dropFirst()) {
        let gap = cell.element.viewSpacing.distance(
          to: next.element.viewSpacing,
          along: .horizontal
        )
        gaps[next.column - 1] = max(gaps[next.column - 1] ?? 0, gap)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.defaultDistance }
  }

  /// The distances between rows: the greatest between neighbours in any column.
  ///
  /// Source: layout-rules D7, Z4.
  private func rowGaps(_ rows: [[GridCell]], _ columnCount: Int) -> [CGFloat] {
    if let verticalSpacing {
      return Array(repeating: verticalSpacing, count: max(0, rows.count - 1))
    }
    return zip(rows, rows.dropFirst()).map { row, next in
      var gap: CGFloat?
      var lower = next[...]
      for cell in row {
        let spacing = cell.element.viewSpacing
        for other in lower where other.columns.overlaps(cell.columns) {
          gap = max(
            gap ?? 0,
            spacing.distance(to: other.element.viewSpacing, along: .vertical)
          )
        }
        lower = lower.drop { $0.columns.upperBound <= cell.columns.upperBound }
      }
      return gap ?? ViewSpacing.defaultDistance
    }
  }
}
