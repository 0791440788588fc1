package import AviaryGeometry

/// What a view says about itself as a cell of a grid.
///
/// The views of a `GridRow` and the modifiers `gridCellColumns` and so on fill it in; a grid reads
/// it from each of its children.
package struct GridCellTraits: Equatable, Sendable {
  /// The row the cell is in: neighbours with the same number form a row.
  ///
  /// nil for a view outside
  /// rows, which is a row of its own that spans all columns.
  package var row: Int?

  /// The vertical alignment of the row, if it sets one.
  package var rowAlignment: VerticalAlignment?

  /// How many columns the cell covers; less than 1 counts as 1.
  package var columnSpan: Int

  /// The point of cell and space that lie on each other; nil for alignment by guides.
  package var anchor: UnitPoint?

  /// The axes on which the cell asks for no space.
  package var unsizedAxes: Axis.Set

  /// The horizontal alignment of the cell's column, if the cell sets one.
  package var columnAlignment: HorizontalAlignment?

  package init(
    row: Int? = nil,
    rowAlignment: VerticalAlignment? = nil,
    columnSpan: Int = 1,
    anchor: UnitPoint? = nil,
    unsizedAxes: Axis.Set = [],
    columnAlignment: HorizontalAlignment? = nil
  ) {
    self.row = row
    self.rowAlignment = rowAlignment
    self.columnSpan = columnSpan
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }
}

extension GridCellTraits {
  /// The key under which a grid finds the traits of its children.
  package enum Key: LayoutValueKey {
    package static var defaultValue: GridCellTraits { GridCellTraits() }
  }
}
