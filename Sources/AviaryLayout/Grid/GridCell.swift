package import AviaryGeometry
import Foundation

/// One cell of a grid.
package struct GridCell {
  /// The view in the cell.
  package let element: any LayoutElement

  /// How many columns the cell covers, at least one.
  package var columnSpan: Int

  /// The point of view and cell that lie on each other; nil for alignment by guides.
  package var anchor: UnitPoint?

  /// The axes on which the view asks for no space.
  package var unsizedAxes: Axis.Set

  /// The alignment that the view sets for its column.
  package var columnAlignment: HorizontalAlignment?

  /// The alignment that the view's row sets.
  package var rowAlignment: VerticalAlignment?

  /// The number of the first column the cell covers, counted from zero; set by
  /// `GridEngine.Structure`.
  package internal(set) var column = 0

  package init(
    _ element: any LayoutElement,
    columnSpan: Int = 1,
    anchor: UnitPoint? = nil,
    unsizedAxes: Axis.Set = [],
    columnAlignment: HorizontalAlignment? = nil,
    rowAlignment: VerticalAlignment? = nil
  ) {
    self.element = element
    // More columns than any grid has would take memory for each.
    self.columnSpan = min(max(1, columnSpan), 1000)
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
    self.rowAlignment = rowAlignment
  }

  /// A cell with what an element says about itself.
  package init(_ element: any LayoutElement, _ traits: GridCellTraits) {
    self.init(
      element,
      columnSpan: traits.columnSpan,
      anchor: traits.anchor,
      unsizedAxes: traits.unsizedAxes,
      columnAlignment: traits.columnAlignment,
      rowAlignment: traits.rowAlignment
    )
  }

  package var columns: Range<Int> { column..<column + columnSpan }
}
