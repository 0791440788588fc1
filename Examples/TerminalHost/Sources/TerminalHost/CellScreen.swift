@_spi(Hosting) import SwiftUI

/// What one cell of a terminal shows.
struct Cell: Equatable {
  /// A letter, or the upper half of the cell in `foreground`; empty right of a letter that is wide.
  var text = " "
  var foreground: UInt32 = 0
  var background: UInt32 = 0
  var isBold = false
  var isItalic = false
  var isUnderlined = false
}

/// What a terminal shows: of each picture only the cells are written that differ from the last one.
struct CellScreen {
  private(set) var size = (columns: 0, rows: 0)
  private var shown: [Cell] = []

  /// Changes what is shown.
  ///
  /// - Returns: What the terminal has to be sent for that.
  mutating func show(_ cells: [Cell], columns: Int, rows: Int) -> String {
    var output = ""
    if size != (columns, rows) {
      size = (columns, rows)
      shown = []
      output = "\u{1B}[0m\u{1B}[2J"
    }
    var style = ""
    for row in 0..<rows {
      /// Where the terminal writes next, if it is in this row.
      var cursor: Int?
      for column in 0..<columns {
        let index = row * columns + column
        let cell = cells[index]
        // What is right of a wide letter is gone when it is drawn, and there again with another one.
        let isSame = index < shown.count && shown[index] == cell
        if isSame || cell.text.isEmpty { continue }
        if cursor != column { output += "\u{1B}[\(row + 1);\(column + 1)H" }
        let needed = Self.style(of: cell)
        if needed != style {
          output += needed
          style = needed
        }
        output += cell.text
        cursor = column + 1
        // Terminals don't agree on the width of letters that are wide.
        if column + 1 < columns, cells[index + 1].text.isEmpty { cursor = nil }
      }
    }
    shown = cells
    return output
  }

  private static func style(of cell: Cell) -> String {
    func color(_ value: UInt32) -> String {
      "\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
    }
    return "\u{1B}[0"
      + (cell.isBold ? ";1" : "") + (cell.isItalic ? ";3" : "") + (cell.isUnderlined ? ";4" : "")
      + ";38;2;\(color(cell.foreground));48;2;\(color(cell.background))m"
  }
}
