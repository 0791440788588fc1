import AviaryGeometry

/// One row as a grid is given it.
package struct GridRowContent {
  /// The row's cells in order.
  package var cells: [GridCell]

  /// Whether this is one view outside rows, which covers all columns.
  package var isSpanningAll: Bool

  package init(_ cells: [GridCell]) {
    self.cells = cells
    isSpanningAll = false
  }

  package init(spanningAll cell: GridCell) {
    cells = [cell]
    isSpanningAll = true
  }

  /// How many columns the row needs at the least.
  var columnCount: Int { isSpanningAll ? 1 : cells.reduce(0) { $0 + $1.columnSpan } }

  /// The rows of a grid whose children are `elements`, by what each says about itself.
  package static func rows(of elements: some Sequence<any LayoutElement>) -> [GridRowContent] {
    var result: [GridRowContent] = []
    var current: Int?
    for element in elements {
      let traits = element.layoutValue(GridCellTraits.Key.self)
      let cell = GridCell(element, traits)
      if traits.row == nil {
        result.append(GridRowContent(spanningAll: cell))
      } else if traits.row == current {
        result[result.count - 1].cells.append(cell)
      } else {
        result.append(GridRowContent([cell]))
      }
      current = traits.row
    }
    return result
  }
}
