package import AviaryGeometry
package import Foundation

/// Lays cells out in rows and columns, each as large as its cells need: the algorithm of `Grid`.
///
/// Everything is in points in the grid's own space and reads from left to right. A size query
/// measures each cell at most seven times.
///
/// - SeeAlso: Documentation/Behaviours/grid.md.
package struct GridEngine {
  /// Where a view lies in its cell if nothing else says so.
  package var alignment: Alignment

  /// The distance between columns; nil for the greatest that neighbours in one row prefer.
  package var horizontalSpacing: CGFloat?

  /// The distance between rows; nil for the greatest that neighbours in one column prefer.
  package var verticalSpacing: CGFloat?

  package init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing?.finiteOrNil("horizontalSpacing")
    self.verticalSpacing = verticalSpacing?.finiteOrNil("verticalSpacing")
  }

  /// The size the grid chooses for a proposal: its columns and rows with what lies between them.
  package func size(_ proposal: ProposedViewSize, _ structure: Structure) -> CGSize {
    arrange(proposal, structure).size
  }

  /// The lengths of columns and rows for a proposal to the grid.
  ///
  /// Steps have the numbers of Documentation/Behaviours/grid.md.
  ///
  /// - Complexity: O(*n*) for *n* cells, times the logarithm of the greater number of rows or
  ///   columns; at most seven measurements of each cell.
  package func arrange(_ proposal: ProposedViewSize, _ structure: Structure) -> Arrangement {
    var result = Arrangement(structure, proposal.sanitized)

    // 2. Columns, from the cells in one column alone.
    resolveColumns(structure, &result)

    // 3. What cells over several columns lack.
    widenForSpans(structure, &result)

    // 4. Rows, from all their cells at the columns' widths.
    resolveRows(structure, &result)
    return result
  }
}
