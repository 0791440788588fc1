import AviaryGeometry
package import Foundation

extension GridEngine {
  /// Step 5: where the cells' views lie.
  ///
  /// Each view is proposed the size of its cell. A cell's anchor counts first, then the guides of
  /// its row and column; a cell over several columns heeds the grid's horizontal guide alone.
  ///
  /// - Parameters:
  ///   - bounds: The grid's rectangle.
  ///   - arrangement: Its columns and rows, for the proposal that `bounds.size` answers.
  /// - Returns: One placement for each cell, row by row.
  /// - SeeAlso: layout-rules D5, D6.
  package func placements(
    in bounds: CGRect,
    _ arrangement: Arrangement,
    _ structure: Structure
  ) -> [ElementPlacement] {
    // 5a. Each view's space and size.
    let cells = placedCells(in: bounds, arrangement, structure)

    // 5b. The line in each column and row on which views are aligned.
    let columnLines = columnLines(cells, arrangement, structure)
    let rowLines = rowLines(cells, arrangement, structure)

    // 5c. Each view by its anchor, or on those lines.
    return cells.map { placed in
      let cell = placed.cell
      let offset: CGPoint
      if let anchor = cell.anchor {
        offset = anchor.point(in: placed.space.size) - anchor.point(in: placed.size)
      } else {
        let horizontal = columnKey(cell, structure)
        let x =
          cell.columnSpan == 1
          ? columnLines[cell.column]
          : horizontal.defaultValue(in: ViewDimensions(size: placed.space.size))
        let y = rowLines[placed.row]
        offset = CGPoint(
          x: x - placed.guide(horizontal),
          y: y - placed.guide(rowKey(placed.row, structure))
        )
      }
      return ElementPlacement(
        origin: placed.space.origin + offset.finite,
        size: placed.size,
        proposal: placed.proposal
      )
    }
  }

  /// A cell whose view has its final size.
  private struct PlacedCell {
    let cell: GridCell
    let row: Int
    /// The columns and the row that the cell covers.
    let space: CGRect
    let proposal: ProposedViewSize
    let size: CGSize

    func guide(_ key: AlignmentKey) -> CGFloat {
      cell.element.guide(key, size: size, proposal: proposal)
    }
  }

  private func placedCells(
    in bounds: CGRect,
    _ arrangement: Arrangement,
    _ structure: Structure
  ) -> [PlacedCell] {
    let columnOffsets = arrangement.columnOffsets
    let rowOffsets = arrangement.rowOffsets
    return structure.rows.enumerated().flatMap { row, cells in
      cells.map { cell in
        let space = CGRect(
          x: bounds.minX + columnOffsets[cell.column],
          y: bounds.minY + rowOffsets[row],
          width: arrangement.width(of: cell.columns),
          height: arrangement.rows[row]
        )
        let proposal = ProposedViewSize(space.size).sanitized
        return PlacedCell(
          cell: cell,
          row: row,
          space: space,
          proposal: proposal,
          size: cell.element.size(proposal)
        )
      }
    }
  }

  private func columnLines(
    _ cells: [PlacedCell],
    _ arrangement: Arrangement,
    _ structure: Structure
  ) -> [CGFloat] {
    var extents = [GuideExtent](repeating: GuideExtent(), count: structure.columnCount)
    for placed in cells where placed.cell.anchor == nil && placed.cell.columnSpan == 1 {
      extents[placed.cell.column].include(
        guide: placed.guide(columnKey(placed.cell, structure)),
        length: placed.size.width
      )
    }
    return extents.enumerated().map { column, extent in
      extent.line(
        for: structure.alignment(of: column, in: self).key,
        in: arrangement.columns[column]
      )
    }
  }

  private func rowLines(
    _ cells: [PlacedCell],
    _ arrangement: Arrangement,
    _ structure: Structure
  ) -> [CGFloat] {
    var extents = [GuideExtent](repeating: GuideExtent(), count: structure.rows.count)
    for placed in cells where placed.cell.anchor == nil {
      extents[placed.row].include(
        guide: placed.guide(rowKey(placed.row, structure)),
        length: placed.size.height
      )
    }
    return extents.enumerated().map { row, extent in
      extent.line(for: rowKey(row, structure), in: arrangement.rows[row])
    }
  }

  private func columnKey(_ cell: GridCell, _ structure: Structure) -> AlignmentKey {
    cell.columnSpan == 1
      ? structure.alignment(of: cell.column, in: self).key : alignment.horizontal.key
  }

  private func rowKey(_ row: Int, _ structure: Structure) -> AlignmentKey {
    structure.alignment(ofRow: row, in: self).key
  }
}

extension GridEngine {
  /// How far the grid wants to be from its neighbours: as the cells at each edge together do.
  package func viewSpacing(_ structure: Structure) -> ViewSpacing {
    var result = ViewSpacing.zero
    for (row, cells) in structure.rows.enumerated() {
      for cell in cells {
        var edges: Edge.Set = []
        if row == 0 { edges.insert(.top) }
        if row == structure.rows.count - 1 { edges.insert(.bottom) }
        if cell.columns.lowerBound == 0 { edges.insert(.leading) }
        if cell.columns.upperBound == structure.columnCount { edges.insert(.trailing) }
        result.formUnion(cell.element.viewSpacing, edges: edges)
      }
    }
    return result
  }
}
