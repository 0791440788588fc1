import AviaryGeometry
import Foundation

extension GridEngine {
  /// Finds each row's height from its cells at the columns' widths.
  ///
  /// Rows share the grid's height as columns share its width.
  ///
  /// Source: layout-rules D3, D4, D5.
  func resolveRows(_ structure: Structure, _ result: inout Arrangement) {
    result.rows = shareOut(
      structure.spaceForRows(result.proposal),
      among: structure.rows.count,
      length: rowHeights(structure, result)
    )
  }

  /// How high each row is at the columns' widths where a height is proposed to its cells.
  func rowHeights(_ structure: Structure, _ columns: Arrangement) -> (Int, CGFloat?) -> CGFloat {
    { row, proposed in rowHeight(row, structure, columns, proposed) }
  }

  /// How high a row's cells are together, lined up on the row's guide.
  private func rowHeight(
    _ row: Int,
    _ structure: Structure,
    _ columns: Arrangement,
    _ proposed: CGFloat?
  ) -> CGFloat {
    let key = structure.alignment(ofRow: row, in: self).key
    var extent = GuideExtent()
    var anchored: CGFloat = 0
    for cell in structure.rows[row] where !cell.unsizedAxes.contains(Axis.vertical) {
      let proposal = ProposedViewSize(width: columns.width(of: cell.columns), height: proposed)
      let size = cell.element.size(proposal.sanitized)
      if cell.anchor != nil {
        anchored = max(anchored, size.height)
      } else {
        let guide = cell.element.guide(key, size: size, proposal: proposal)
        extent.include(guide: guide, length: size.height)
      }
    }
    return max(extent.length, anchored)
  }
}
