package import AviaryGeometry
package import Foundation

extension GridEngine {
  /// The lengths of a grid's columns and rows for one proposal.
  package struct Arrangement {
    /// What was proposed to the grid.
    package let proposal: ProposedViewSize

    /// The width of each column.
    package var columns: [CGFloat]

    /// The height of each row.
    package var rows: [CGFloat]

    /// What lies between columns, and between rows.
    let columnGaps: [CGFloat]
    let rowGaps: [CGFloat]

    init(_ structure: Structure, _ proposal: ProposedViewSize) {
      self.proposal = proposal
      columns = Array(repeating: 0, count: structure.columnCount)
      rows = Array(repeating: 0, count: structure.rows.count)
      columnGaps = structure.columnGaps
      rowGaps = structure.rowGaps
    }
  }
}

extension GridEngine.Arrangement {
  /// The grid's size; zero without rows.
  package var size: CGSize {
    if rows.isEmpty { return .zero }
    return CGSize(
      width: max(0, width(of: 0..<columns.count)),
      height: max(0, rows.reduce(0, +) + rowGaps.reduce(0, +))
    )
  }

  /// The width of neighbouring columns and of what lies between them.
  ///
  /// Source: layout-rules D9.
  func width(of range: Range<Int>) -> CGFloat {
    columns[range].reduce(0, +)
      + columnGaps[range.lowerBound..<range.upperBound - 1].reduce(0, +)
  }

  /// The left edge of each column, from the grid's.
  var columnOffsets: [CGFloat] { Self.offsets(columns, columnGaps) }

  /// The top edge of each row, from the grid's.
  var rowOffsets: [CGFloat] { Self.offsets(rows, rowGaps) }

  private static func offsets(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }
}
