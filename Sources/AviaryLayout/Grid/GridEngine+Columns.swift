import AviaryGeometry
import Foundation

extension GridEngine {
  /// Finds each column's width from the cells that cover it alone.
  ///
  /// Columns share the grid's width as the children of a stack do, the least flexible first; a
  /// column takes what the widest of its cells takes. So columns of rigid cells get what these
  /// need, and flexible ones share the rest equally.
  ///
  /// Source: layout-rules D3, D4, D5.
  func resolveColumns(_ structure: Structure, _ result: inout Arrangement) {
    result.columns = shareOut(
      structure.spaceForColumns(result.proposal),
      among: structure.columnCount,
      length: columnWidths(structure, height: result.proposal.height)
    )
  }

  /// How wide each column is where a width is proposed to its cells.
  func columnWidths(_ structure: Structure, height: CGFloat?) -> (Int, CGFloat?) -> CGFloat {
    let cells = structure.cellsByColumn
    return { column, proposed in
      columnWidth(
        cells[column],
        structure.alignment(of: column, in: self),
        ProposedViewSize(width: proposed, height: height)
      )
    }
  }

  /// How wide a column's cells are together, lined up on the column's guide.
  private func columnWidth(
    _ cells: [GridCell],
    _ alignment: HorizontalAlignment,
    _ proposal: ProposedViewSize
  ) -> CGFloat {
    var extent = GuideExtent()
    var anchored: CGFloat = 0
    for cell in cells {
      let size = cell.element.size(proposal)
      if cell.anchor != nil {
        anchored = max(anchored, size.width)
      } else {
        let guide = cell.element.guide(alignment.key, size: size, proposal: proposal)
        extent.include(guide: guide, length: size.width)
      }
    }
    return max(extent.length, anchored)
  }

  /// Widens columns where a cell that covers several needs more than they have.
  ///
  /// Cells over few columns come first. Each is offered its columns' width and what the grid has
  /// left; what its answer exceeds the columns by is added to each of them equally, flexible or
  /// not.
  ///
  /// Source: layout-rules D3, Z4.
  func widenForSpans(_ structure: Structure, _ result: inout Arrangement) {
    for cell in structure.spanningCells {
      let width = result.width(of: cell.columns)
      let offered = result.proposal.width.map {
        $0 == .infinity ? $0 : max(0, width + max(0, $0 - result.size.width))
      }
      let needed = cell.element.size(
        ProposedViewSize(width: offered, height: result.proposal.height)
      ).width
      let part = (needed - width) / CGFloat(cell.columnSpan)
      guard part > 0 else { continue }
      for column in cell.columns { result.columns[column] += part }
    }
  }
}

extension GridEngine {
  /// Divides a length among columns or rows as a stack does among its children.
  ///
  /// - Parameters:
  ///   - space: The length without what lies between; nil asks for ideal lengths.
  ///   - count: How many columns or rows there are.
  ///   - length: What one of them takes for a proposed length.
  /// - SeeAlso: layout-rules S3, S4, S6.
  func shareOut(
    _ space: CGFloat?,
    among count: Int,
    length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    func all(_ proposed: CGFloat?) -> [CGFloat] { (0..<count).map { length($0, proposed) } }
    guard let space else { return all(nil) }
    if space == .infinity { return all(.infinity) }
    if space <= 0 { return all(0) }
    if count == 1 { return all(space) }

    let flexibility = FlexibilityOrder(least: all(0), most: all(.infinity))
    var result = [CGFloat](repeating: 0, count: count)
    handOut(space, to: flexibility.sorted(0..<count)) { index, share in
      result[index] = length(index, share)
      return result[index]
    }
    return result
  }
}

extension GridEngine.Structure {
  /// What the columns share of a proposal; nil for their ideal widths.
  func spaceForColumns(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal.width.map { $0 - columnGaps.reduce(0, +) }
  }

  /// What the rows share of a proposal; nil for their ideal heights.
  func spaceForRows(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal.height.map { $0 - rowGaps.reduce(0, +) }
  }

  /// The cells that decide each column's width: those that cover it alone and ask for space.
  var cellsByColumn: [[GridCell]] {
    var result = [[GridCell]](repeating: [], count: columnCount)
    for cell in rows.joined()
    where cell.columnSpan == 1 && !cell.unsizedAxes.contains(Axis.horizontal) {
      result[cell.column].append(cell)
    }
    return result
  }

  /// The cells that cover several columns and ask for space, those over fewer columns first.
  var spanningCells: [GridCell] {
    let cells = rows.joined().filter {
      $0.columnSpan > 1 && !$0.unsizedAxes.contains(Axis.horizontal)
    }
    return cells.enumerated().sorted { a, b in
      (a.element.columnSpan, a.offset) < (b.element.columnSpan, b.offset)
    }.map(\.element)
  }

  /// A column's guide: what one of its cells sets, or else the grid's.
  ///
  /// Source: layout-rules D6.
  func alignment(of column: Int, in grid: GridEngine) -> HorizontalAlignment {
    columnAlignments[column] ?? grid.alignment.horizontal
  }

  /// A row's guide: its own, or else the grid's.
  ///
  /// Source: layout-rules D6.
  func alignment(ofRow row: Int, in grid: GridEngine) -> VerticalAlignment {
    rows[row].lazy.compactMap(\.rowAlignment).first ?? grid.alignment.vertical
  }
}
